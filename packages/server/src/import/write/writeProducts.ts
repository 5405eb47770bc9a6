import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { commonName, leadsBefore } from '../groups/index.ts';
import type { Offer } from '../offers/index.ts';
import { choosePaths } from '../paths/index.ts';
import { shortName } from '../text/index.ts';
import { readLeading } from './readLeading.ts';
import type { WriteContext } from './WriteContext.ts';

const byProduct = (offers: readonly Offer[]) => Map.groupBy(offers, ({ content }) => content.product);

interface IdRow {
  id: number;
  external_id: string;
}

const readIds = (db: Database, source: string, products: string[]) =>
  db.query<IdRow>(
    sql`select id, external_id from products where source = ${source} and external_id = any(${products})`,
  );

/** The one of them that leads. */
const leadOf = (offers: readonly Offer[]): Offer =>
  offers.reduce((lead, offer) => (leadsBefore(offer.id, lead.id) ? offer : lead));

const toRow = (offers: readonly Offer[], { sections, positions }: WriteContext) => {
  const first = leadOf(offers);
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
  // Columns, not JSON: the database takes them in twice as quickly.
  const of = <Key extends keyof ProductRow>(key: Key) => rows.map((row) => row[key]);
  const jsonOf = (key: 'video' | 'documents') =>
    rows.map((row) => (row[key] === null ? null : JSON.stringify(row[key])));
  return db.query<IdRow>(
    sql`insert into products (source, external_id, section_id, path, name, short_name, brand, description,
          collection, video, documents, position, hit, new_until, created_at)
        select ${context.source}, r.external_id, r.section, r.path, r.name, r.short_name, r.brand, r.description,
          r.collection, r.video::jsonb, r.documents::jsonb, r.position, r.hit,
          case when r.novelty then 'infinity' else ${context.newUntil}::timestamptz end, ${context.now}
        from unnest(${of('external_id')}::text[], ${of('section')}::int[], ${paths}::text[], ${of('name')}::text[],
          ${of('short_name')}::text[], ${of('brand')}::text[], ${of('description')}::text[],
          ${of('collection')}::text[], ${jsonOf('video')}::text[], ${jsonOf('documents')}::text[],
          ${of('position')}::int[], ${of('hit')}::boolean[], ${of('novelty')}::boolean[])
          r(external_id, section, path, name, short_name, brand, description, collection, video, documents,
            position, hit, novelty)
        returning id, external_id`,
  );
};

const update = (db: Database, source: string, rows: readonly ProductRow[]) =>
  db.query(
    sql`update products p
        set section_id = kept(p.feed, 'section', p.section_id, r.section),
          brand = kept(p.feed, 'brand', p.brand, r.brand),
          description = kept(p.feed, 'description', p.description, r.description),
          video = kept(p.feed, 'video', p.video, r.video),
          documents = kept(p.feed, 'documents', p.documents, r.documents),
          collection = r.collection, hit = r.hit,
          -- The name of a group is worked out from all its variants.
          name = case when r.grouped then p.name else kept(p.feed, 'name', p.name, r.name) end,
          short_name = case when r.grouped then p.short_name
            else kept(p.feed, 'name', p.short_name, r.short_name) end,
          feed = told_by(p.feed, jsonb_build_object('section', r.section, 'brand', r.brand,
            'description', r.description, 'video', r.video, 'documents', r.documents) || case when r.grouped then '{}' else jsonb_build_object('name', r.name) end),
          new_until = case when r.novelty then 'infinity' when p.new_until = 'infinity' then null
            else p.new_until end
        from json_to_recordset(${JSON.stringify(rows)}::json) r(external_id text, section int, name text,
          short_name text, brand text, description text, collection text, video jsonb, documents jsonb,
          hit boolean, novelty boolean, grouped boolean)
        where p.source = ${source} and p.external_id = r.external_id`,
  );

/** The shop's ids of products by the feed's, and those of them that are new. */
export interface WrittenProducts {
  ids: ReadonlyMap<string, number>;
  fresh: ReadonlySet<string>;
}

/**
 * Makes the products that these offers need, and brings those up to date whose leading offer is among them.
 *
 * @param leaving ids of those among them that belonged to other products so far
 */
export async function writeProducts(
  db: Database,
  context: WriteContext,
  offers: readonly Offer[],
  leaving: readonly string[],
): Promise<WrittenProducts> {
  const products = byProduct(offers);
  const known = await readIds(db, context.source, [...products.keys()]);
  const ids = new Map(known.map((row) => [row.external_id, row.id]));
  const fresh = [...products].filter(([id]) => !ids.has(id)).map(([, own]) => toRow(own, context));
  const leading = await readLeading(db, context.source, [...ids.keys()], leaving);
  const isLed = (id: string, own: readonly Offer[]) => {
    const lead = leading.get(id);
    return lead === undefined || !leadsBefore(lead, leadOf(own).id);
  };
  const led = [...products]
    .filter(([id, own]) => ids.has(id) && isLed(id, own))
    .map(([, own]) => toRow(own, context));
  // Before any good is held: whoever merges sections waits then, and neither waits for the other.
  await db.query(sql`lock table sections in row share mode`);
  const brands = new Set([...fresh, ...led].flatMap(({ brand }) => brand ?? []));
  await db.query(sql`select know_brands(${[...brands]}::text[])`);
  const made = fresh.length > 0 ? await insert(db, context, fresh) : [];
  if (led.length > 0) await update(db, context.source, led);
  for (const row of made) ids.set(row.external_id, row.id);
  return { ids, fresh: new Set(made.map((row) => row.external_id)) };
}
