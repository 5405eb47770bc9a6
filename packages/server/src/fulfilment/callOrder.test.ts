import type { PayloadOf } from '@siren/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { signIn } from '../cart/testing/signIn.ts';
import { sql } from '../db/index.ts';
import { createStepShop } from './testing/createStepShop.ts';
import type { StepShop } from './testing/createStepShop.ts';

let shop: StepShop;
let id: number;
beforeAll(async () => {
  shop = await createStepShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  [, id] = await shop.ordered();
});

type Said = Omit<PayloadOf<'/api/admin/orders/call-result'>, 'id'>;
const call = (who = shop.staff) => who.call('/api/admin/orders/call', { id });
const say = (said: Said) => shop.staff.call('/api/admin/orders/call-result', { id, ...said });

test('a call is in the history with who called and when, and changes nothing of the order', async () => {
  const { version } = await shop.see(id);
  const at = shop.clock.now().toISOString();
  const shown = await call();
  expect(shown.version).toBe(version);
  expect(shown.changes).toMatchObject([{ action: 'call', at, by: { name: 'Имя staff' }, changes: [] }]);
});

test('within a minute the same person calls once, pressed twice or sent at once; somebody else calls besides', async () => {
  await Promise.all([call(), call()]);
  expect((await call()).changes).toHaveLength(1);
  shop.clock.advance(59_000);
  expect((await call()).changes).toHaveLength(1);
  await shop.db.query(sql`
    update users set permissions = array['admin.access', 'orders.manage'] where login = 'buyer'`);
  const colleague = await signIn(shop, 'buyer');
  expect((await call(colleague)).changes).toHaveLength(2);
  shop.clock.advance(1_000);
  expect((await call()).changes).toHaveLength(3);
});

test('what came of a call is said of that call, once, and may be said otherwise', async () => {
  const [made] = (await call()).changes;
  const of = made?.id ?? 0;
  await say({ call: of, result: 'no_answer' });
  expect((await say({ call: of, result: 'no_answer' })).changes).toHaveLength(2);
  const { changes } = await say({ call: of, result: 'call_back' });
  expect(changes.map((entry) => entry.changes)).toEqual([
    [
      { field: 'call', from: null, to: of },
      { field: 'result', from: 'no_answer', to: 'call_back' },
    ],
    [
      { field: 'call', from: null, to: of },
      { field: 'result', from: null, to: 'no_answer' },
    ],
    [],
  ]);
});

test('nothing is said of a call that was none, or was of another order', async () => {
  const [made] = (await call()).changes;
  const other = made?.id ?? 0;
  [, id] = await shop.ordered();
  await expect(say({ call: other, result: 'reached' })).rejects.toMatchObject({ status: 400 });
  expect((await shop.see(id)).changes).toEqual([]);
  id = 2_000_000;
  expect(await refusalOf(call())).toBe('order.not_found');
});
