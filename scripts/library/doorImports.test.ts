import { expect, test } from 'vitest';
import { doorImports } from './doorImports.ts';

const doorOf = new Map([
  ['Button', 'button'],
  ['CartIcon', 'icons'],
  ['MenuIcon', 'icons'],
]);

test.each([
  ['one line', `import { Button, CartIcon, Matrix, MenuIcon } from '@siren/ui';`],
  ['many lines', `import {\n  Button,\n  CartIcon,\n  Matrix,\n  MenuIcon,\n} from '@siren/ui';`],
])('names each door once, leaves out what is made for stories, keeps other packages: %s', (_, barrel) => {
  const told = `${barrel}\nimport { fn } from 'storybook/test';`;
  expect(doorImports(told, doorOf)).toBe(
    [
      `import { Button } from '@siren/ui/button';`,
      `import { CartIcon, MenuIcon } from '@siren/ui/icons';`,
      `import { fn } from 'storybook/test';`,
    ].join('\n'),
  );
});
