import { refusal } from '@siren/contract/errors';
import { takePieces } from '@siren/domain/pickup';
import { readCoupon, withUses } from '../coupons/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { holdStoreStock, takeForOrder } from '../orders/index.ts';
import type { HeldOrder } from './holdOrder.ts';

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

/** Locks the account, first of all that an order takes from. */
async function bonusProblem(db: Database, { userId, bonusUsed }: HeldOrder): Promise<string[]> {
  if (userId === null) return [];
  const [account] = await db.query<{ bonus: number }>(sql`
    select bonus from users where id = ${userId} for no key update`);
  return bonusUsed === 0 || (account && account.bonus >= bonusUsed)
    ? []
    : ['На счёте покупателя не хватает бонусов.'];
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
  const stock = await holdStoreStock(db, region, offers, store);
  const problems: string[] = [];
  const taken = lines.flatMap((line) => {
    const { taken: given, missing } = takePieces(stock, line, store);
    if (missing > 0)
      problems.push(`«${line.name}»: осталось ${line.quantity - missing} из ${line.quantity}.`);
    return given;
  });
  return { taken, problems };
}

/**
 * Takes what a waiting order asked for, with the locks and in the order of any order: it is a new one after that, by the
 * staff’s word.
 *
 * @throws Lacking where something is gone by now
 */
export async function takeWaiting(db: Database, held: HeldOrder, now: Date): Promise<void> {
  const place = await placeOf(db, held.id);
  const before = [
    ...(await bonusProblem(db, held)),
    ...(await couponProblem(db, held, place.phone)),
    ...(await certificateProblems(db, held.id)),
  ];
  const { taken, problems } = await findPieces(db, held.id, place);
  if (before.length + problems.length > 0) throw new Lacking([...problems, ...before]);
  const { userId, bonusUsed: bonus, coupon } = held;
  await takeForOrder(db, held.id, { userId, bonus, coupon, stock: taken, at: now });
  await db.query(
    sql`update orders set status = 'new', held_since = ${now}, proof = coalesce(proof, 'staff') where id = ${held.id}`,
  );
  await db.query(sql`insert into order_history (order_id, status, at) values (${held.id}, 'new', ${now})`);
}
