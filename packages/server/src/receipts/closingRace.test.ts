import { afterAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../cart/testing/refusalOf.ts';
import { sql } from '../db/index.ts';
import { createTillShop } from './testing/createTillShop.ts';
import type { TillShop } from './testing/createTillShop.ts';

let shop: TillShop;
beforeEach(async () => {
  await shop?.close();
  shop = await createTillShop();
  await shop.openShift();
});
afterAll(() => shop.close());

const get = async () => (await shop.till.call('/api/backoffice/shift/get', {})).shift!;
const close = async () => {
  const { id, expected } = await get();
  return shop.till.call('/api/backoffice/shift/close', { id, counted: expected, cause: '' });
};
const statusOf = async (order: number) =>
  (
    await shop.db.query<{ status: string }>(sql`
      select t.status from register_tasks t join receipts r on r.id = t.receipt_id where r.order_id = ${order}`)
  ).map(({ status }) => status);

/** Ends once one connection waits for a lock that another one holds. */
async function untilOneWaits(): Promise<void> {
  for (;;) {
    const waiting = await shop.db.query(sql`
      select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`);
    if (waiting.length > 0) return;
  }
}

test('a receipt waits for a closing that has begun, and is sent in no shift that closes', async () => {
  const [, id] = await shop.handedOver({ byHand: 'cash' });
  const { turn } = await shop.db.transaction(async (tx) => {
    await tx.query(sql`update shifts set state = 'closing' where id = 1`);
    const begun = shop.turn();
    await Promise.race([begun, untilOneWaits()]);
    return { turn: begun };
  });
  await turn;
  expect(await statusOf(id)).toEqual(['waiting']);
});

test('a closing waits for a receipt that is being sent, and is refused then', async () => {
  const [, id] = await shop.handedOver({ byHand: 'cash' });
  const { closing } = await shop.db.transaction(async (tx) => {
    await tx.query(sql`select from shifts where id = 1 for share`);
    const begun = refusalOf(close());
    await Promise.race([begun, untilOneWaits()]);
    await tx.query(sql`
      update register_tasks set status = 'sent', sent_at = ${shop.clock.now()} where receipt_id is not null`);
    return { closing: begun };
  });
  expect(await closing).toBe('shift.hindered');
  expect([(await get()).state, await statusOf(id)]).toEqual(['open', ['sent']]);
});

test('whatever comes first, the cash of each receipt is expected in one shift, and it is rung up in one', async () => {
  for (let round = 0; round < 8; round += 1) {
    await shop.handedOver({ byHand: 'cash' });
    await Promise.all([shop.turn(), refusalOf(close()).catch(() => null)]);
    for (let turns = 0; turns < 2; turns += 1) await shop.turn();
    const lost = await shop.db.query(sql`
      select from receipts r join register_tasks t on t.receipt_id = r.id left join shifts s on s.id = r.shift_id
      where t.status = 'done' and s.id is null`);
    const wrong = await shop.db.query(sql`
      select from shifts s where s.state = 'closed' and s.expected <> s.opening_sum +
        (select coalesce(sum(r.total), 0) from receipts r where r.drawer_shift_id = s.id)`);
    expect([lost, wrong]).toEqual([[], []]);
    if ((await get()).state === 'closed') await shop.openShift();
  }
});
