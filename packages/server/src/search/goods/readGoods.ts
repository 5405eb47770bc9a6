import { sql } from '../../db/index.ts';
import type { Database, Statement } from '../../db/index.ts';
import type { Good, Trait } from './Good.ts';

/**
 * What tells whether a good is the same as before, by its id: the versions of its rows, which every change renews.
 */
export async function readVersions(db: Database): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; version: string }>(
    sql`with shelves as (
          select s.id, s.name, coalesce(string_agg(a.name, ' ' order by a.id), '') as above
          from sections s left join sections a on a.id = any(s.ancestors) and a.id <> s.id
          group by s.id
        )
        select p.id,
          hashtextextended(concat_ws('|', p.xmin::text, h.name, h.above,
            string_agg(o.id || ':' || o.xmin, ',' order by o.id)), 0)::text as version
        from products p
        join shelves h on h.id = p.section_id
        join offers o on o.product_id = p.id and o.active
        where p.active
        group by p.id, p.xmin::text, h.name, h.above`,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Letters of a name, option or param that are read: names of pictures and the like make no words. */
const MAX_TRAIT = 2_000;
/** Comes after everything that is a hit. */
const AFTER_HITS = 1_000_000_000;

interface Row {
  id: number;
  name: string;
  section_id: number;
  section: string;
  above: string;
  brand: string | null;
  collection: string | null;
  position: number;
  hit: boolean;
  codes: { code: string; offer: number }[];
  traits: Trait[];
}

/** These goods as the index reads them; those that are gone meanwhile are left out. */
export async function readGoods(db: Database, ids: readonly number[]): Promise<Good[]> {
  const rows = await db.query<Row>(goodsOf(ids));
  return rows.map(({ section_id: sectionId, brand, collection, position, hit, ...good }) => ({
    ...good,
    sectionId,
    brand: brand ?? '',
    collection: collection ?? '',
    place: hit ? position : AFTER_HITS + position,
  }));
}

/** Of «Подъёмный механизм: да» the name is the word to find it by, of everything else the value. */
const goodsOf = (ids: readonly number[]): Statement =>
  sql`with shelves as (
          select s.id, s.name, coalesce(string_agg(a.name, ' ' order by a.id), '') as above
          from sections s left join sections a on a.id = any(s.ancestors) and a.id <> s.id
          group by s.id
        )
      select p.id, p.name, p.section_id, h.name as section, h.above, p.brand, p.collection, p.position, p.hit,
        v.codes, t.traits
      from products p
      join shelves h on h.id = p.section_id
      cross join lateral (
        select json_agg(json_build_object('code', case c.place when 1 then o.article else c.code end, 'offer', o.id))
          as codes
        from offers o
        cross join lateral unnest(o.codes) with ordinality c (code, place)
        where o.product_id = p.id and o.active
      ) v
      cross join lateral (
        select json_agg(json_build_object('text', said.text, 'offers', said.offers, 'telling', said.telling)
          order by said.telling desc, said.text) as traits
        from (
          select w.text, w.telling, array_agg(distinct o.id) as offers
          from offers o
          cross join lateral (
            select left(o.name, ${MAX_TRAIT}::int) as text, true as telling
            union all
            select left(case when lower(e->>'value') in ('да', 'есть') then e->>'name' else e->>'value' end,
              ${MAX_TRAIT}::int), v.telling
            from (values (o.options, true), (o.params, false)) v(list, telling)
            cross join lateral jsonb_array_elements(v.list) e
            where lower(e->>'value') not in ('нет', '')
          ) w
          where o.product_id = p.id and o.active
          group by w.text, w.telling
        ) said
      ) t
      where p.id = any(${[...ids]}::int[]) and p.active and v.codes is not null`;
