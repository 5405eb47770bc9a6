import { refundParts } from '@siren/domain/payments';
import type { Means, ReturnCause, ReturnWish } from '@siren/domain/returns';
import { onlyRow, sql } from '../db/index.ts';
import { changeBonus } from '../bonus/index.ts';
import type { Database } from '../db/index.ts';
import { BY_HAND, giveCoupon, SPENDABLE_MS } from '../payments/index.ts';
import type { HeldOrder } from '../payments/index.ts';
import type { Sold, StoredRow } from './holdSold.ts';

/** A return that is allowed. */
export interface NewReturn extends ReturnWish {
  id: number;
  idempotencyKey: string;
  /** Of what was asked for under the key. */
  digest: Buffer;
  cause: ReturnCause;
  store: number | null;
  sold: Sold;
  /** Roubles. */
  value: number;
  shares: Means;
  at: Date;
  by: number | null;
}

/** Pieces by the position of their row; a row that is named twice comes back once, with all of them. */
function piecesOf(
  rows: readonly StoredRow[],
  { goods }: ReturnWish,
): { position: number; offer: number; quantity: number }[] {
  return rows.flatMap(({ position, offer }, at) => {
    const quantity = goods.filter(({ row }) => row === at).reduce((sum, one) => sum + one.quantity, 0);
    return quantity > 0 && offer !== null ? [{ position, offer, quantity }] : [];
  });
}

/** Where goods go; a return without goods has none that could. */
const storeOf = ({ goods, store }: Pick<NewReturn, 'goods' | 'store'>): number | null =>
  goods.length > 0 ? store : null;

/** Writes down what comes back. */
export async function writeReturn(db: Database, one: NewReturn): Promise<{ returned: number }> {
  const { id: order, idempotencyKey: key, digest, cause, sold, value, shares, at, by } = one;
  const { id } = onlyRow(
    await db.query<{ id: number }>(sql`
      insert into returns (order_id, idempotency_key, request_digest, at, by_id, cause, value, money, bonus, store_id)
      values (${order}, ${key}, ${digest}, ${at}, ${by}, ${cause}, ${value}, ${shares.money}, ${shares.bonus}, ${storeOf(one)})
      returning id`),
  );
  await db.query(sql`
    insert into return_goods (return_id, position, quantity)
    select ${id}::int, position, quantity
    from jsonb_to_recordset(${JSON.stringify(piecesOf(sold.goods, one))}::jsonb) as t (position int, quantity int)`);
  const positions = one.services.map((row) => sold.services[row]?.position ?? -1);
  await db.query(sql`
    insert into return_services (return_id, position) select ${id}::int, unnest(${positions}::int[])`);
  return { returned: id };
}

interface Parts {
  returned: number;
  payload: ReturnWish & { store: number | null };
  sold: Sold;
  shares: Means;
  at: Date;
  /** Who takes it back. */
  by: number | null;
  /** Whose use goes back: of an order that comes back whole. */
  coupon: string | null;
}

async function giveCertificates(db: Database, { returned, sold, shares, at }: Parts): Promise<void> {
  const parts = sold.guids.map((guid, place) => ({ guid, amount: shares.certificates[place] ?? 0 }));
  const given = JSON.stringify(parts.filter(({ amount }) => amount > 0));
  await db.query(sql`
    select guid from certificates where guid = any(${sold.guids}::uuid[]) order by guid for no key update`);
  await db.query(sql`
    insert into return_certificates (return_id, guid, amount)
    select ${returned}::int, guid, amount
    from jsonb_to_recordset(${given}::jsonb) as t (guid uuid, amount numeric)`);
  const until = new Date(at.getTime() + SPENDABLE_MS);
  await db.query(sql`
    update certificates set money = money + back.amount,
      expires_at = case when expires_at < ${until} then ${until} else expires_at end
    from return_certificates back where back.return_id = ${returned} and back.guid = certificates.guid`);
}

async function giveStock(db: Database, { payload, sold }: Parts): Promise<void> {
  const store = storeOf(payload);
  if (store === null) return;
  const pieces = JSON.stringify(piecesOf(sold.goods, payload));
  // By offer, as all who take or give lock them.
  await db.query(sql`
    insert into stock (offer_id, store_id, quantity)
    select offer, ${store}::int, sum(quantity)::int
    from jsonb_to_recordset(${pieces}::jsonb) as t (offer int, quantity int) group by offer order by offer
    on conflict (offer_id, store_id) do update set quantity = stock.quantity + excluded.quantity`);
}

/** Money goes back the way it came: what was taken by hand is given by hand, at once. */
async function giveMoney(db: Database, held: HeldOrder, { returned, shares, at }: Parts): Promise<void> {
  const parts = JSON.stringify(refundParts(held.payments, shares.money));
  await db.query(sql`
    insert into refunds (return_id, payment_id, amount, state, changed_at)
    select ${returned}::int, p.id, part.amount, case p.provider when ${BY_HAND} then 'done' else 'due' end, ${at}
    from jsonb_to_recordset(${parts}::jsonb) as part (id int, amount numeric) join payments p on p.id = part.id`);
}

/** Gives everything to where it came from, with the locks and in the order of any order. Part of a transaction. */
export async function giveBackParts(db: Database, held: HeldOrder, parts: Parts): Promise<void> {
  const { bonus } = parts.shares;
  if (held.userId !== null && bonus > 0)
    await changeBonus(db, {
      ...{ user: held.userId, amount: bonus, kind: 'returned' },
      ...{ at: parts.at, order: held.id, actor: parts.by },
    });
  if (parts.coupon !== null) await giveCoupon(db, parts.coupon);
  await giveCertificates(db, parts);
  await giveStock(db, parts);
  await giveMoney(db, held, parts);
}
