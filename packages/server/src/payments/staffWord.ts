import { refusal } from '@siren/contract/errors';
import { awaitsMoney, isChangeable } from '@siren/domain/payments';
import { takePieces } from '@siren/domain/pickup';
import { readCoupon, withUses } from '../coupons/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { holdStoreStock, takeForOrder } from '../orders/index.ts';
import { notifyStaff } from '../realtime/index.ts';
import { byCommand, recordEvent } from '../security/index.ts';
import type { Console } from '../security/index.ts';
import { cancelHeld } from './cancelHeld.ts';
import { confirmOrder } from './confirmOrder.ts';
import { holdOrder } from './holdOrder.ts';
import type { HeldOrder } from './holdOrder.ts';

/** An order that waits for the staff's word. */
export interface OrderInDoubt {
  id: number;
  /** Whether its goods are kept for it meanwhile. */
  held: boolean;
  placedAt: Date;
  name: string;
  phone: string;
  pieces: number;
  /** Roubles. */
  toPay: number;
}

/**
 * Orders of buyers whom nothing proves and who have not paid: those that wait first, then those whose goods are kept.
 * Whoever lists them reads names and phones: that is recorded of each.
 */
export const ordersInDoubt = (console: Console): Promise<OrderInDoubt[]> =>
  console.db.transaction(async (db) => {
    const orders = await db.query<OrderInDoubt & { user: number | null }>(sql`
      select o.id, o.status <> 'waiting' as held, o.placed_at as "placedAt", o.customer_name as name,
        o.customer_phone as phone, o.to_pay as "toPay", o.user_id as user,
        (select sum(quantity)::int from order_lines where order_id = o.id) as pieces
      from orders o
      where o.proof is null and o.status in ('waiting', 'new', 'confirmed')
        and not exists (select from payments p where p.order_id = o.id and p.status = 'paid')
      order by held, o.placed_at, o.id`);
    for (const { id, user } of orders)
      await recordEvent(byCommand(console, db), {
        kind: 'order_read_by_staff',
        order: id,
        user: user ?? undefined,
      });
    return orders;
  });

/** What a waiting order lacks by now of what it asked for, a line each. */
export class Lacking extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join(' '));
    this.name = 'Lacking';
    this.lines = lines;
  }
}

interface Place {
  region: number;
  store: number | null;
  phone: string;
}

const placeOf = async (db: Database, id: number): Promise<Place> => {
  const [place] = await db.query<Place>(sql`
    select region_id as region, store_id as store, customer_phone as phone from orders where id = ${id}`);
  if (!place) throw refusal('order.not_found');
  return place;
};

async function bonusProblem(db: Database, { userId, bonusUsed }: HeldOrder): Promise<string[]> {
  if (userId === null || bonusUsed === 0) return [];
  const [account] = await db.query<{ bonus: number }>(sql`
    select bonus from users where id = ${userId} for no key update`);
  return account && account.bonus >= bonusUsed ? [] : ['На счёте покупателя не хватает бонусов.'];
}

async function couponProblem(db: Database, { coupon: code, userId, tokenDigest }: HeldOrder, phone: string) {
  if (code === null) return [];
  await db.query(sql`select id from coupons where upper(code) = upper(${code}) for no key update`);
  const coupon = await readCoupon(db, code);
  const buyer = { userId, digest: tokenDigest, phones: [phone] };
  const [known] = await withUses(db, coupon ? [coupon] : [], buyer);
  const isLeft =
    known?.active === true &&
    (known.limitTotal === null || known.used < known.limitTotal) &&
    (known.limitPerUser === null || known.usedByBuyer < known.limitPerUser);
  return isLeft ? [] : [`Промокод ${code} уже использован.`];
}

async function certificateProblems(db: Database, id: number): Promise<string[]> {
  const rows = await db.query<{ code: string; short: boolean }>(sql`
    select c.code, c.money < o.amount as short
    from order_certificates o join certificates c on c.guid = o.guid
    where o.order_id = ${id} order by c.guid for no key update of c`);
  return rows.flatMap(({ code, short }) => (short ? [`На сертификате ${code} не хватает денег.`] : []));
}

/** Pieces for every line, as far as stores have them; and what is missing. */
async function findPieces(db: Database, id: number, { region, store }: Place) {
  const lines = await db.query<{ offer: number; name: string; quantity: number }>(sql`
    select offer_id as offer, min(name) as name, sum(quantity)::int as quantity
    from order_lines where order_id = ${id} group by offer_id order by offer_id`);
  const offers = lines.map(({ offer }) => offer);
  const stock = await holdStoreStock(db, region, offers);
  const problems: string[] = [];
  const taken = lines.flatMap((line) => {
    const { taken: given, missing } = takePieces(stock, line, store);
    if (missing > 0)
      problems.push(`«${line.name}»: осталось ${line.quantity - missing} из ${line.quantity}.`);
    return given;
  });
  return { taken, problems };
}

/** Takes what a waiting order asked for, with the locks and in the order of any order. */
async function takeWaiting(db: Database, held: HeldOrder, now: Date): Promise<void> {
  const place = await placeOf(db, held.id);
  const before = [
    ...(await bonusProblem(db, held)),
    ...(await couponProblem(db, held, place.phone)),
    ...(await certificateProblems(db, held.id)),
  ];
  const { taken, problems } = await findPieces(db, held.id, place);
  if (before.length + problems.length > 0) throw new Lacking([...problems, ...before]);
  const { userId, bonusUsed: bonus, coupon } = held;
  await takeForOrder(db, held.id, { userId, bonus, coupon, stock: taken });
  await db.query(sql`update orders set status = 'new', held_since = ${now} where id = ${held.id}`);
  await db.query(sql`insert into order_history (order_id, status, at) values (${held.id}, 'new', ${now})`);
}

/** That an order of somebody was changed by a command. */
const recordChange = (console: Console, db: Database, { id, userId }: HeldOrder, change: string) =>
  recordEvent(byCommand(console, db), {
    kind: 'order_changed_by_staff',
    order: id,
    user: userId ?? undefined,
    detail: { change },
  });

/**
 * The staff's word for an order, in one transaction: a waiting one takes what it asked for, and one that is paid on
 * receipt is confirmed. Given twice, it takes once.
 *
 * @throws Lacking where something is gone by now: nothing has changed then; ApiError order.not_found, too_late
 */
export const confirmInDoubt = (console: Console, id: number): Promise<void> =>
  retryDeadlock(() =>
    console.db.transaction(async (tx) => {
      const now = console.now();
      const held = await holdOrder(tx, id);
      if (!isChangeable(held.status)) throw refusal('order.too_late');
      if (held.status === 'waiting') await takeWaiting(tx, held, now);
      await tx.query(sql`update orders set proof = 'staff' where id = ${id} and proof is null`);
      if (!awaitsMoney({ toPay: held.toPay, payType: held.payTypeCode })) await confirmOrder(tx, id, now);
      await recordChange(console, tx, held, 'confirmed');
      await notifyStaff(tx, { message: `Заказ № ${id} подтверждён магазином`, type: 'success' });
    }),
  );

/** The staff do not take an order: it is cancelled, and whatever it holds goes back. @throws ApiError not_found, too_late */
export const declineInDoubt = (console: Console, id: number): Promise<void> =>
  retryDeadlock(() =>
    console.db.transaction(async (tx) => {
      const held = await holdOrder(tx, id);
      if (held.status === 'cancelled') return;
      if (!isChangeable(held.status)) throw refusal('order.too_late');
      await cancelHeld(tx, held, 'staff', console.now());
      await recordChange(console, tx, held, 'cancelled');
    }),
  );
