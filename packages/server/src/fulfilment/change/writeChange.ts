import type { ChangedOrder } from '@siren/domain/order-changes';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { insertLines } from '../../orders/index.ts';
import type { ChangeQuote } from './quoteChange.ts';
import type { Changing } from './readChanging.ts';

async function writeLines(
  db: Database,
  order: number,
  changing: Changing,
  quote: ChangeQuote,
): Promise<void> {
  const { changed, offers } = quote;
  const kept = changed.lines.flatMap(({ row, quantity }) => {
    const line = row === null ? undefined : changing.lines[row];
    return line ? [{ position: line.position, quantity }] : [];
  });
  await db.query(sql`
    delete from order_lines
    where order_id = ${order} and position <> all(${kept.map(({ position }) => position)}::int[])`);
  await db.query(sql`
    update order_lines l set quantity = kept.quantity
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept (position int, quantity int)
    where l.order_id = ${order} and l.position = kept.position and l.quantity <> kept.quantity`);
  const next = 1 + Math.max(-1, ...changing.lines.map(({ position }) => position));
  const added = changed.lines.flatMap(({ row, offer, quantity, price, finalPrice: final, oldPrice: old }) => {
    const known = offers.get(offer);
    if (row !== null || !known) return [];
    const { name, options, article, path } = known;
    return [{ offer, name, options, article, path, quantity, price, final, old }];
  });
  await insertLines(
    db,
    order,
    added.map((line, at) => ({ ...line, position: next + at })),
  );
}

async function writeServices(
  db: Database,
  order: number,
  changing: Changing,
  quote: ChangeQuote,
): Promise<void> {
  const rows = quote.changed.services.map(({ key, quantity, price }, position) => {
    const known =
      changing.services.find((one) => one.key === key) ?? quote.services.find((one) => one.key === key);
    return { key, name: known?.name ?? key, quantity, price, position };
  });
  await db.query(sql`delete from order_services where order_id = ${order}`);
  await db.query(sql`
    insert into order_services (order_id, position, service_id, key, name, quantity, price)
    select ${order}::int, chosen.position,
      -- Held, so that one that is deleted at this moment is either kept for the order or known to be gone.
      (select s.id from services s where s.key = chosen.key for key share),
      chosen.key, chosen.name, chosen.quantity, chosen.price
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as chosen (position int, key text, name text, quantity int, price numeric)`);
}

async function writeCertificates(
  db: Database,
  order: number,
  { certificateUses }: ChangedOrder,
): Promise<void> {
  const uses = JSON.stringify(certificateUses);
  await db.query(sql`
    delete from order_certificates
    where order_id = ${order} and guid <> all(${certificateUses.map(({ guid }) => guid)}::uuid[])`);
  await db.query(sql`
    update order_certificates o set amount = used.amount
    from jsonb_to_recordset(${uses}::jsonb) as used (guid uuid, amount numeric)
    where o.order_id = ${order} and o.guid = used.guid`);
}

/** Writes down how the order is now: rows, services, what it comes to and is paid with. Part of a transaction. */
export async function writeChange(
  db: Database,
  order: number,
  changing: Changing,
  quote: ChangeQuote,
): Promise<void> {
  const { goods, discount, services, bonus, certificates, toPay } = quote.changed.totals;
  await writeLines(db, order, changing, quote);
  await writeServices(db, order, changing, quote);
  await writeCertificates(db, order, quote.changed);
  await db.query(sql`
    update orders set goods = ${goods}, discount = ${discount}, services = ${services}, bonus_used = ${bonus},
      certificates = ${certificates}, to_pay = ${toPay}
    where id = ${order}`);
}
