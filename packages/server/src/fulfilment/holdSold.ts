import type { OrderStatusCode } from '@siren/domain/orders';
import type { Means, ReturningOrder, SoldRow } from '@siren/domain/returns';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';

/** A row as it is stored. */
export interface StoredRow extends SoldRow {
  position: number;
  /** null for a service. */
  offer: number | null;
}

/** What was sold with an order, and what of its means has not gone back. Part of a transaction that holds the order. */
export interface Sold extends ReturningOrder {
  goods: StoredRow[];
  services: StoredRow[];
  left: Means;
  /** Guids of the certificates, in the order of `left.certificates`. */
  guids: string[];
}

const readGoods = (db: Database, order: number) =>
  db.query<StoredRow>(sql`
    select l.position, l.offer_id as offer, l.quantity, l.final_price as price,
      (select coalesce(sum(g.quantity), 0)::int from return_goods g join returns r on r.id = g.return_id
        where r.order_id = l.order_id and g.position = l.position) as returned
    from order_lines l where l.order_id = ${order} order by l.position`);

const readServices = (db: Database, order: number) =>
  db.query<StoredRow>(sql`
    select s.position, null as offer, 1 as quantity, s.price,
      (select count(*)::int from return_services g join returns r on r.id = g.return_id
        where r.order_id = s.order_id and g.position = s.position) as returned
    from order_services s where s.order_id = ${order} order by s.position`);

interface MeansRow {
  money: number;
  bonus: number;
  doneAt: Date | null;
}

const readMeans = async (db: Database, order: number) =>
  onlyRow(
    await db.query<MeansRow>(sql`
      select o.to_pay - o.returned as money,
        o.bonus_used - (select coalesce(sum(bonus), 0) from returns where order_id = o.id) as bonus,
        (select max(at) from order_history where order_id = o.id and status = 'done') as "doneAt"
      from orders o where o.id = ${order}`),
  );

const readCertificates = (db: Database, order: number) =>
  db.query<{ guid: string; amount: number }>(sql`
    select c.guid, c.amount - (select coalesce(sum(g.amount), 0)
      from return_certificates g join returns r on r.id = g.return_id
      where r.order_id = c.order_id and g.guid = c.guid) as amount
    from order_certificates c where c.order_id = ${order} order by c.guid`);

export async function holdSold(db: Database, order: number, status: OrderStatusCode): Promise<Sold> {
  const goods = await readGoods(db, order);
  const services = await readServices(db, order);
  const { money, bonus, doneAt } = await readMeans(db, order);
  const certificates = await readCertificates(db, order);
  return {
    status,
    doneAt: doneAt === null ? null : doneAt.getTime(),
    goods,
    services,
    left: { money, bonus, certificates: certificates.map(({ amount }) => amount) },
    guids: certificates.map(({ guid }) => guid),
  };
}
