import { expect, test } from 'vitest';
import { parts } from '../parts.ts';
import { deepFor } from './deepFor.ts';

test.each([
  ['packages/server/src/orders/placeOrder.ts', ['unit-deep']],
  ['packages/server/src/db/Database.ts', ['unit-deep', 'start-deep']],
  ['app/src/start/serve.ts', ['start-deep']],
  ['packages/ui/src/button/Button.tsx', ['library']],
  ['packages/features/src/cart/CartPage.tsx', []],
])('a change of %s is looked at by %j', (file, names) => expect(deepFor([file])).toEqual(names));

test('each name is a deep part', () => {
  const deep = parts.filter((part) => part.deep).map(({ name }) => name);
  const all = ['packages/server/src/db/x.ts', 'packages/ui/x.ts'];
  expect(deep).toEqual(expect.arrayContaining(deepFor(all)));
});
