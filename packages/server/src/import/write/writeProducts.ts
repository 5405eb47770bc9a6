import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { commonName } from '../groups/index.ts';
import type { Offer } from '../offers/index.ts';
import { choosePaths } from '../paths/index.ts';
import { shortName } from '../text/index.ts';
import type { WriteContext } from './WriteContext.ts';

const byProduct = (offers: readonly Offer[]) => Map.groupBy(offers, ({ content }) => content.product);

const readIds = async (db: Database, source: string, products: string[]) => {
  const rows = await db.query<{ external_id: string }>(
    sql`select external_id from products where source = ${source} and external_id = any(${products})`,
  );
  return new Set(rows.map((row) => row.external_id));
};

const toRow = (offers: readonly Offer[], { sections, positions }: WriteContext) => {
  const first = offers.find(({ content }) => content.leads) ?? offers[0];
  if (!first) throw new Error('A product without offers');
  const { content } = first;
  const name = commonName(offers.map((offer) => offer.content.name));
  return {
    external_id: content.product,
    section: sections.get(content.category) ?? null,
    name,
    short_name: shortName(name),
    brand: content.brand,
    description: content.description,
    collection: content.collection,
    video: content.video,
    documents: content.documents,
    hit: content.hit,
    novelty: content.novelty,
    grouped: content.grouped,
    position: positions.get(first.id) ?? 0,
    article: content.article,
  };
};

type ProductRow = ReturnType<typeof toRow>;

const insert = async (db: Database, context: WriteContext, rows: readonly ProductRow[]) => {
  const paths = await choosePaths(
    rows.map(({ name, article, external_id }) => ({
      name,
      detail: article,
      identity: `${context.source} ${external_id}`,
      fallback: 'tovar',
    })),
    async (candidates) => {
      const taken = await db.query<{ path: string }>(
        sql`select path from products where path = any(${candidates})`,
      );
      return taken.map(({ path }) => path);
    },
  );
  const json = JSON.stringify(rows.map((row, index) => ({ ...row, path: paths[index] })));
  await db.query(
    sql`insert into products (source, external_id, section_id, path, name, short_name, brand, description,
          collection, video, documents, position, hit, new_until, created_at)
        select ${context.source}, r.external_id, r.section, r.path, r.name, r.short_name, r.brand, r.description,
          r.collection, r.video, r.documents, r.position, r.hit,
          case when r.novelty then 'infinity' else ${context.newUntil}::timestamptz end, ${context.now}
        from json_to_recordset(${json}::json) r(external_id text, section int, path text, name text,
          short_name text, brand text, description text, collection text, video jsonb, documents jsonb,
          position int, hit boolean, novelty boolean)`,
  );
};

const update = (db: Database, source: string, rows: readonly ProductRow[]) =>
  db.query(
    sql`update products p
        set section_id = r.section, brand = r.brand, description = r.description, collection = r.collection,
          video = r.video, documents = r.documents, hit = r.hit,
          -- The name of a group is worked out from all its variants.
          name = case when r.grouped then p.name else r.name end,
          short_name = case when r.grouped then p.short_name else r.short_name end,
          new_until = case when r.novelty then 'infinity' when p.new_until = 'infinity' then null
            else p.new_until end
        from json_to_recordset(${JSON.stringify(rows)}::json) r(external_id text, section int, name text,
          short_name text, brand text, description text, collection text, video jsonb, documents jsonb,
          hit boolean, novelty boolean, grouped boolean)
        where p.source = ${source} and p.external_id = r.external_id`,
  );

/**
 * Makes the products that these offers need, and brings those up to date whose first offer is among them.
 * Gives the external ids of those that are new.
 */
export async function writeProducts(
  db: Database,
  context: WriteContext,
  offers: readonly Offer[],
): Promise<Set<string>> {
  const products = byProduct(offers);
  const known = await readIds(db, context.source, [...products.keys()]);
  const fresh = [...products].filter(([id]) => !known.has(id)).map(([, own]) => toRow(own, context));
  const led = [...products]
    .filter(([id, own]) => known.has(id) && own.some(({ content }) => content.leads))
    .map(([, own]) => toRow(own, context));
  if (fresh.length > 0) await insert(db, context, fresh);
  if (led.length > 0) await update(db, context.source, led);
  return new Set(fresh.map((row) => row.external_id));
}
