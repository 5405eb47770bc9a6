import type { PaintedOption } from '@siren/domain/colors';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { shortName } from '../text/index.ts';
import { commonName } from './commonName.ts';
import { optionsOf } from './optionsOf.ts';
import type { Variant } from './optionsOf.ts';

interface GroupRow {
  id: number;
  name: string;
  variants: (Variant & { id: number; options: PaintedOption[] })[];
}

// jsonb gives keys back in an order of its own.
const same = (a: readonly PaintedOption[], b: readonly PaintedOption[]) =>
  a.length === b.length &&
  a.every(({ name, value, hex }, at) => b[at]?.name === name && b[at].value === value && b[at].hex === hex);

const readGroups = (db: Database, source: string, products: readonly string[]) =>
  db.query<GroupRow>(
    // The name that the feed gave it, though staff may have set another.
    sql`select p.id, coalesce(p.feed ->> 'name', p.name) as name,
          (select json_agg(json_build_object('id', o.id, 'name', o.name, 'article', o.article,
              'params', o.params, 'options', o.options) order by o.position, o.id)
            from offers o where o.product_id = p.id and o.active) as variants
        from products p
        where p.source = ${source} and p.external_id = any(${products})
          and exists (select 1 from offers o where o.product_id = p.id and o.active)
        order by p.id`,
  );

/**
 * Works out anew what tells the variants of these products apart, and what the product is called. Products are
 * named by their external ids.
 */
export async function refreshGroups(
  db: Database,
  source: string,
  products: readonly string[],
): Promise<void> {
  if (products.length === 0) return;
  const groups = await readGroups(db, source, products);
  const options = groups.flatMap(({ variants }) => {
    const wanted = optionsOf(variants);
    return variants.flatMap(({ id, options: now }, at) => {
      const next = wanted[at] ?? [];
      return same(now, next) ? [] : [{ id, options: next }];
    });
  });
  if (options.length > 0) {
    await db.query(
      sql`update offers o set options = r.options
          from json_to_recordset(${JSON.stringify(options)}::json) r(id int, options jsonb) where o.id = r.id`,
    );
  }
  const names = groups
    .map((group) => ({ ...group, next: commonName(group.variants.map((variant) => variant.name)) }))
    .filter((group) => group.next !== group.name)
    .map(({ id, next }) => ({ id, name: next, short_name: shortName(next) }));
  if (names.length > 0) {
    await db.query(
      sql`update products p set name = kept(p.feed, 'name', p.name, r.name),
            short_name = kept(p.feed, 'name', p.short_name, r.short_name),
            feed = told_by(p.feed, jsonb_build_object('name', r.name))
          from json_to_recordset(${JSON.stringify(names)}::json) r(id int, name text, short_name text)
          where p.id = r.id`,
    );
  }
}
