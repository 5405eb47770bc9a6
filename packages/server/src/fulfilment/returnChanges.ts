import type { FieldChange } from '@siren/domain/audit';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { goodName, rowChanges } from './rowChanges.ts';
import type { CountedRow } from './rowChanges.ts';

const readGoods = (db: Database, returned: number) =>
  db.query<{ name: string; options: string; article: string; quantity: number }>(sql`
    select l.name, l.options, l.article, g.quantity
    from return_goods g join returns r on r.id = g.return_id
    join order_lines l on l.order_id = r.order_id and l.position = g.position
    where r.id = ${returned} order by l.position`);

const readServices = (db: Database, returned: number) =>
  db.query<CountedRow>(sql`
    select s.name, s.quantity
    from return_services g join returns r on r.id = g.return_id
    join order_services s on s.order_id = r.order_id and s.position = g.position
    where r.id = ${returned} order by s.position`);

/** Where goods went: to a store, or nowhere any more. */
async function placeOf(db: Database, returned: number): Promise<FieldChange> {
  const [store] = await db.query<{ name: string }>(sql`
    select s.name from returns r join stores s on s.id = r.store_id where r.id = ${returned}`);
  return store
    ? { field: 'store', from: null, to: store.name }
    : { field: 'writtenOff', from: null, to: true };
}

/** What came back by a return that is written down, for the history of its order: rows with pieces, services, and where they went. */
export async function returnChanges(db: Database, returned: number): Promise<FieldChange[]> {
  const goods = (await readGoods(db, returned)).map((row) => ({
    name: goodName(row),
    quantity: row.quantity,
  }));
  return [
    ...rowChanges('goods', [], goods),
    ...rowChanges('services', [], await readServices(db, returned)),
    ...(goods.length > 0 ? [await placeOf(db, returned)] : []),
  ];
}
