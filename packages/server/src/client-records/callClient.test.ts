import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { createTestShop } from '../testing/index.ts';
import type { TestShop, Visitor } from '../testing/index.ts';
import { insertClient } from './testing/insertClient.ts';

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await shop.signedIn('staff');
});
afterAll(() => shop.close());

const call = (id: number) => staff.call('/api/admin/clients/call', { id });

test('a call to a client is in their history once a minute, with what came of it', async () => {
  const id = await insertClient(shop, { name: 'Гуля' });
  const { version, changes } = await call(id);
  const of = changes[0]?.id ?? 0;
  expect((await call(id)).changes).toHaveLength(1);
  shop.clock.advance(60_000);
  expect((await call(id)).changes.map(({ action }) => action)).toEqual(['call', 'call']);
  const said = await staff.call('/api/admin/clients/call-result', { id, call: of, result: 'reached' });
  expect(said.version).toBe(version);
  expect(said.changes[0]).toMatchObject({
    action: 'call_result',
    changes: [{ to: of }, { field: 'result', from: null, to: 'reached' }],
  });
});

test('a colleague is called as well as a client; nobody who is not there, and of no other call anything is said', async () => {
  const colleague = shop.ids.users['staff'] ?? 0;
  const made = (await call(colleague)).changes[0]?.id ?? 0;
  const id = await insertClient(shop, { name: 'Лев' });
  const said = staff.call('/api/admin/clients/call-result', { id, call: made, result: 'no_answer' });
  await expect(said).rejects.toMatchObject({ status: 400 });
  expect(await refusalOf(call(2_000_000))).toBe('client.not_found');
});
