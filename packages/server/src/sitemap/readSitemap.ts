import { paths } from '@siren/contract/routes';
import type { Database } from '../db/index.ts';
import { sql } from '../db/index.ts';

/** A page, and when it last told something else; null where that is not known. */
export interface SitemapEntry {
  /** Without origin. */
  path: string;
  changedAt: Date | null;
}

/** Consecutive goods by id: where they begin, and when one of them changed last. */
export interface GoodsPart {
  first: number;
  changedAt: Date;
}

interface Row {
  id: number;
  path: string;
  changed_at: Date;
}

/** Sections with goods that the region sells, those below them included; not those that staff hid. */
export async function readSections(db: Database, region: number): Promise<SitemapEntry[]> {
  const rows = await db.query<Row>(sql`
    with own as (
      select p.section_id, max(p.changed_at) as changed_at from products p
      where p.active and exists (
        select from offers o join prices r on r.offer_id = o.id and r.region_id = ${region}
        where o.product_id = p.id and o.active)
      group by p.section_id)
    select s.id, s.path, max(own.changed_at) as changed_at
    from own join sections leaf on leaf.id = own.section_id join sections s on s.id = any(leaf.ancestors)
    where not exists (select from sections h where h.hidden and h.id = any(s.ancestors))
    group by s.id, s.path order by s.id`);
  return rows.map(({ path, changed_at }) => ({ path: paths.section(path), changedAt: changed_at }));
}

/** Promos that are not over at `now`. */
export async function readPromos(db: Database, region: number, now: Date): Promise<SitemapEntry[]> {
  const rows = await db.query<Row>(sql`
    select id, path, changed_at from promos
    where active and (regions is null or ${region}::int = any(regions))
      and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
    order by id`);
  return rows.map(({ path, changed_at }) => ({ path: paths.promo(path), changedAt: changed_at }));
}

/** The goods that the region sells, in parts of `size`. */
export async function readGoodsParts(db: Database, region: number, size: number): Promise<GoodsPart[]> {
  const rows = await db.query<{ first: number; changed_at: Date }>(sql`
    select min(id) as first, max(changed_at) as changed_at
    from (
      select p.id, p.changed_at, (row_number() over (order by p.id) - 1) / ${size}::int as part from products p
      where p.active and exists (
        select from offers o join prices r on r.offer_id = o.id and r.region_id = ${region}
        where o.product_id = p.id and o.active)) goods
    group by part order by part`);
  return rows.map(({ first, changed_at }) => ({ first, changedAt: changed_at }));
}

/**
 * Up to `limit` goods with ids from `range[0]` on and before `range[1]`, null for no end, and the id that the next ones
 * begin at; null after the last.
 */
export async function readGoods(
  db: Database,
  region: number,
  { range: [from, to], limit }: { range: readonly [number, number | null]; limit: number },
): Promise<{ entries: SitemapEntry[]; next: number | null }> {
  const rows = await db.query<Row>(sql`
    select p.id, p.path, p.changed_at from products p
    where p.id >= ${from} and (${to}::int is null or p.id < ${to}::int) and p.active and exists (
      select from offers o join prices r on r.offer_id = o.id and r.region_id = ${region}
      where o.product_id = p.id and o.active)
    order by p.id limit ${limit}`);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    entries: rows.map(({ path, changed_at }) => ({ path: paths.product(path), changedAt: changed_at })),
    next: last ? last.id + 1 : null,
  };
}
