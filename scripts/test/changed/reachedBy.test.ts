import { expect, test } from 'vitest';
import { reachedBy } from './reachedBy.ts';

const module = (source: string, ...imports: string[]) => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved })),
});
const modules = [
  module('ui/price/Price.tsx'),
  module('ui/price/Price.stories.tsx', 'ui/price/Price.tsx'),
  module('features/card/Card.tsx', 'ui/price/Price.tsx'),
  module('features/card/Card.test.tsx', 'features/card/Card.tsx', 'features/card/fixtures.ts'),
  module('features/card/fixtures.ts', 'features/card/Card.tsx'),
  module('features/login/Login.tsx'),
];

test('a change reaches who imports it, the nearest first, and nobody else', () => {
  expect(reachedBy(['ui/price/Price.tsx'], modules)).toEqual([
    'ui/price/Price.tsx',
    'ui/price/Price.stories.tsx',
    'features/card/Card.tsx',
    'features/card/Card.test.tsx',
    'features/card/fixtures.ts',
  ]);
});

test('modules that import each other end the walk', () => {
  const circle = [module('a.ts', 'b.ts'), module('b.ts', 'a.ts')];
  expect(reachedBy(['a.ts'], circle)).toEqual(['a.ts', 'b.ts']);
});

test('a picture counts for its story', () => {
  expect(reachedBy(['ui/price/__pictures__/Price-dark.png'], modules)).toContain(
    'ui/price/Price.stories.tsx',
  );
});

test('a page of docs reaches nothing', () => expect(reachedBy(['README.md'], modules)).toEqual([]));
