import { expect } from 'vitest';
import { onlyRow, sql } from '../../db/index.ts';
import type { TillShop } from './createTillShop.ts';

/** What tests of the drawer do at a till, and what they find in it. */
export function createDrawer(shop: TillShop) {
  const get = () => shop.till.call('/api/backoffice/shift/get', {});
  /** Closes the shift over what somebody has really counted: no cause is needed where nothing differs. */
  const close = async (counted: number) => {
    const { shift } = await get();
    await shop.till.call('/api/backoffice/shift/close', { id: shift!.id, counted, cause: '' });
    await shop.turn();
    expect((await get()).shift).toMatchObject({ state: 'closed', counted, difference: 0 });
  };
  const takeAllBack = async (id: number) => {
    const { order } = await shop.see(id);
    await shop.takeBack(id, {
      goods: order.lines.map(({ quantity }, row) => ({ row, quantity })),
      services: order.services.map((_, at) => at),
    });
  };
  /** What the buyers gave by hand, and what went back to them: it lies in the drawer from then on. */
  const handed = async () =>
    onlyRow(
      await shop.db.query<{ cash: number }>(sql`
        select coalesce(sum((p ->> 'sum')::numeric * case kind when 'sell' then 1 else -1 end), 0) as cash
        from receipts, jsonb_array_elements(payments) p where p ->> 'means' = 'cash'`),
    ).cash;
  const retryAll = async () => {
    const failed = await shop.db.query<{ id: number }>(
      sql`select receipt_id as id from register_tasks where status = 'failed' and kind = 'receipt'`,
    );
    for (const { id } of failed) await shop.till.call('/api/backoffice/receipts/retry', { id });
  };
  return { get, close, takeAllBack, handed, retryAll };
}
