import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { CommerceKind, CommerceRecord, WholeKinds } from './CommerceRecord.ts';
import type { GoodTold, OfferTold } from './told.ts';

/** Whose records they are. */
export interface RecordsOf {
  db: Database;
  source: string;
  region: number;
}

/**
 * Keeps what was told, each record once. What a record does not say of a thing stays as it was told before, and so do
 * prices of other types and pieces in other warehouses, unless its package is whole.
 */
export async function keepRecords(
  { db, source, region }: RecordsOf,
  run: number,
  records: readonly CommerceRecord[],
): Promise<void> {
  if (records.length === 0) return;
  await db.query(
    sql`insert into commerceml_records as t (source, region_id, kind, id, good, line, run_id, told, state)
        select ${source}, ${region}, r->>'kind', r->>'id', r->>'good', (r->>'line')::int, ${run},
          case when (r->>'whole')::boolean then r->'told' else (
            select coalesce(jsonb_object_agg(p.key, case when jsonb_typeof(p.value) = 'object'
              then coalesce(k.told->p.key, '{}') || p.value else p.value end), '{}')
            from jsonb_each(r->'told') p) end,
          case when (r->>'deleted')::boolean then 'deleted' else 'kept' end
        from jsonb_array_elements(${JSON.stringify(records)}::jsonb) with ordinality w(r, n)
        left join commerceml_records k on k.source = ${source} and k.region_id = ${region}
          and k.kind = r->>'kind' and k.id = r->>'id'
        order by n
        on conflict (source, region_id, kind, id) do update
        set line = excluded.line, run_id = excluded.run_id, state = excluded.state,
          -- A classifier comes with every package; what it says is new only where it is another.
          waits = t.waits or excluded.kind in ('good', 'offer') or t.told is distinct from t.told || excluded.told,
          told = t.told || excluded.told`,
  );
}

const dictionaries: readonly CommerceKind[] = ['property', 'price', 'store', 'picture'];

/** Words, types of price, warehouses and pictures are part of every offer: where they are others now, all of them wait. */
export async function spreadDictionaries({ db, source, region }: RecordsOf): Promise<void> {
  await db.query(
    sql`update commerceml_records set waits = true
        where source = ${source} and region_id = ${region} and kind = 'offer' and not waits and exists (
          select 1 from commerceml_records d
          where d.source = ${source} and d.region_id = ${region} and d.waits and d.kind = any(${dictionaries}))`,
  );
}

/** Marks what the run's whole files lack. */
export async function markAbsent(
  { db, source, region }: RecordsOf,
  run: number,
  whole: WholeKinds,
): Promise<void> {
  const kinds = (['good', 'offer'] as const).filter((kind) => whole[kind]);
  await db.query(
    sql`update commerceml_records set state = 'absent'
        where source = ${source} and region_id = ${region} and kind = any(${kinds}) and run_id <> ${run}
          and state = 'kept'`,
  );
}

/** What was absent is taken as told before after all. */
export const forgiveAbsent = ({ db, source, region }: RecordsOf) =>
  db.query(
    sql`update commerceml_records set state = 'kept'
        where source = ${source} and region_id = ${region} and state = 'absent'`,
  );

/** The shop is in line with all that was told; what is gone is forgotten, with the offers of goods that are. */
export async function settleRecords({ db, source, region }: RecordsOf): Promise<void> {
  await db.query(
    sql`delete from commerceml_records t
        where source = ${source} and region_id = ${region} and (state <> 'kept' or kind = 'offer' and exists (
          select 1 from commerceml_records g
          where g.source = ${source} and g.region_id = ${region} and g.kind = 'good' and g.id = t.good
            and g.state <> 'kept'))`,
  );
  await db.query(
    sql`update commerceml_records set waits = false
        where source = ${source} and region_id = ${region} and waits`,
  );
}

export interface KeptRow<Told> {
  id: string;
  line: number;
  told: Told;
}

/** Records of a kind that are not gone, in the order in which they were first told. */
export const keptOf = <Told>({ db, source, region }: RecordsOf, kind: CommerceKind) =>
  db.query<KeptRow<Told>>(
    sql`select id, line, told from commerceml_records
        where source = ${source} and region_id = ${region} and kind = ${kind} and state = 'kept' order by seq`,
  );

/** Ids of goods of which something waits, in the order in which they were first told. */
export async function waitingGoods({ db, source, region }: RecordsOf): Promise<string[]> {
  const rows = await db.query<{ good: string }>(
    sql`select good from commerceml_records
        where source = ${source} and region_id = ${region} and waits and kind in ('good', 'offer')
        group by good order by min(seq)`,
  );
  return rows.map(({ good }) => good);
}

export interface KeptOffer {
  id: string;
  line: number;
  offer: OfferTold;
  /** null where the catalogue never told of it. */
  good: GoodTold | null;
}

/** Offers of these goods that are not gone, nor the good of any. */
export const offersOfGoods = ({ db, source, region }: RecordsOf, goods: readonly string[]) =>
  db.query<KeptOffer>(
    sql`select o.id, o.line, o.told as offer, g.told as good
        from unnest(${goods}::text[]) with ordinality w(good, n)
        join commerceml_records o on o.source = ${source} and o.region_id = ${region} and o.kind = 'offer'
          and o.good = w.good and o.state = 'kept'
        left join commerceml_records g on g.source = ${source} and g.region_id = ${region} and g.kind = 'good'
          and g.id = w.good
        where coalesce(g.state, 'kept') = 'kept'
        order by w.n, o.seq`,
  );

/** The shop's ids of offers that what was told still holds, with 1C's own. */
export const heldOffers = ({ db, source, region }: RecordsOf) =>
  db.query<{ id: number; external: string }>(
    sql`select o.id, o.external_id as external from offers o
        join commerceml_records r on r.source = ${source} and r.region_id = ${region} and r.kind = 'offer'
          and r.id = o.external_id and r.state = 'kept'
        left join commerceml_records g on g.source = ${source} and g.region_id = ${region} and g.kind = 'good'
          and g.id = r.good
        where o.source = ${source} and coalesce(g.state, 'kept') = 'kept'`,
  );
