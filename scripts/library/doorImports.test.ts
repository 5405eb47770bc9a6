import { expect, test } from 'vitest';
import { doorImports } from './doorImports.ts';

const doorOf = new Map([
  ['Button', 'button'],
  ['CartIcon', 'icons'],
  ['MenuIcon', 'icons'],
]);

test('names each door once, leaves out what is made for stories and keeps other packages', () => {
  const told = [
    `import { Button, CartIcon, Matrix, MenuIcon } from '@siren/ui';`,
    `import { fn } from 'storybook/test';`,
  ].join('\n');
  expect(doorImports(told, doorOf)).toBe(
    [
      `import { Button } from '@siren/ui/button';`,
      `import { CartIcon, MenuIcon } from '@siren/ui/icons';`,
      `import { fn } from 'storybook/test';`,
    ].join('\n'),
  );
});
