import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { ImportRegion } from '../runs/index.ts';
import type { OfferChange } from '../write/index.ts';
import { differencesOf } from './differencesOf.ts';
import type { PresentOffer } from './differencesOf.ts';

/** Differences kept of one run: a whole catalogue that is new must not fill the database. */
const ROWS_MAX = 20_000;

const readPresent = (db: Database, region: number, stores: readonly number[], ids: readonly number[]) =>
  db.query<PresentOffer>(sql`
    select o.id, o.name, o.article, o.params, o.hand_params as hand, r.price::text as price,
      r.old_price::text as "oldPrice", h.offer_id is not null as "priceByHand",
      coalesce((select sum(k.quantity) from stock k where k.offer_id = o.id and k.store_id = any(${stores})), 0)::int
        as stock
    from offers o
    left join prices r on r.offer_id = o.id and r.region_id = ${region}
    left join hand_prices h on h.offer_id = o.id and h.region_id = ${region}
    where o.id = any(${ids})`);

interface Changes {
  /** The trial. */
  run: number;
  region: ImportRegion;
  changes: readonly OfferChange[];
}

/** Keeps what a batch of a trial would change. */
export async function noteChanges(db: Database, { run, region, changes }: Changes): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.flatMap(({ id }) => id ?? []);
  const rows = await readPresent(db, region.id, [...region.stores.values()], ids);
  const found = differencesOf(changes, new Map(rows.map((row) => [row.id, row])));
  await db.query(sql`
    insert into import_differences (run_id, kind, external_id, name, field, was, becomes)
    select ${run}, d.kind, d.external, d.name, d.field, d.was, d.becomes
    from rows from (json_to_recordset(${JSON.stringify(found)}::json)
      as (kind text, external text, name text, field text, was text, becomes text)) with ordinality
      as d(kind, external, name, field, was, becomes, place)
    order by d.place
    limit greatest(0, ${ROWS_MAX} - (select count(*) from import_differences where run_id = ${run}))`);
}

/** Keeps what a trial would withdraw. */
export const noteWithdrawn = (
  db: Database,
  { run, region, ids }: { run: number; region: number; ids: readonly number[] },
) =>
  db.query(sql`
    insert into import_differences (run_id, kind, external_id, name, was)
    select ${run}, 'withdrawn', o.external_id, left(o.name, 300), r.price::text
    from offers o left join prices r on r.offer_id = o.id and r.region_id = ${region}
    where o.id = any(${ids}::int[])
    order by o.id
    limit ${ROWS_MAX}`);
