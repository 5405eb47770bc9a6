import { expect, test } from 'vitest';
import { filesOf } from './page.ts';

test('a block under the name of a file is that file, words between them or not; other blocks are none', () => {
  const page = [
    '## Install',
    '```sh\nnpm install\n```',
    '### `src/App.tsx`\n\nWords about it.\n\n```tsx\nexport const one = 1;\n\nexport const two = 2;\n```',
    '### `src/brand.css`\n\n```css\n:root {\n}\n```',
    '## What it weighs\n\n```sh\nnpm run bench\n```',
  ].join('\n\n');
  expect(Object.fromEntries(filesOf(page))).toEqual({
    'src/App.tsx': 'export const one = 1;\n\nexport const two = 2;\n',
    'src/brand.css': ':root {\n}\n',
  });
});
