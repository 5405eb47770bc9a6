import { expect, test } from 'vitest';
import { parts } from '../parts.ts';
import { deepFor, deepUnitsFor } from './deepFor.ts';

test.each([
  ['packages/server/src/db/Database.ts', ['start-deep']],
  ['app/src/start/serve.ts', ['start-deep']],
  ['packages/ui/src/button/Button.tsx', ['library']],
  ['packages/features/src/cart/CartPage.tsx', []],
])('a change of %s is looked at by %j', (file, names) => expect(deepFor([file])).toEqual(names));

test('each name is a deep part', () => {
  const deep = parts.filter((part) => part.deep).map(({ name }) => name);
  const all = ['packages/server/src/db/x.ts', 'packages/ui/x.ts'];
  expect(deep).toEqual(expect.arrayContaining(deepFor(all)));
});

const orders = 'packages/server/src/orders/placeOrder.ts';
const walks = 'packages/server/src/orders/staff/walks.deep.test.ts';

test.each([
  ['packages/domain/src/orders/steps.ts', [walks]],
  ['packages/server/src/orders/placeOrder.ts', [walks]],
  ['scripts/run.mjs', ['scripts/x.deep.test.ts']],
  ['packages/server/src/payments/takeMoney.ts', [walks]],
  ['packages/contract/src/cart/calls.ts', ['packages/server/src/http/needs.deep.test.ts']],
  ['packages/features/src/cart/CartPage.tsx', []],
])('a change of %s is tried by the deep units %j', (file, tests) => {
  const all = [
    orders,
    walks,
    'packages/server/src/http/needs.deep.test.ts',
    'scripts/x.deep.test.ts',
    'app/src/start/orders.deep.test.ts',
  ];
  expect(deepUnitsFor([file], all)).toEqual(tests);
});
