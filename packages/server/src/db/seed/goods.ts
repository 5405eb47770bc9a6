import { offerCodes } from '@siren/domain/cart-codes';
import type { Database } from '../Database.ts';
import { onlyRow } from '../onlyRow.ts';
import { sql } from '../sql.ts';
import { idOf } from './ids.ts';
import type { Ids } from './ids.ts';

export interface SeedSection {
  path: string;
  name: string;
  /** Path of the section above. */
  parent?: string;
}

/** A product with its variants. */
export interface SeedProduct {
  path: string;
  /** Path of its section. */
  section: string;
  name: string;
  brand?: string | null;
  description?: string;
  active?: boolean;
  offers: readonly SeedOffer[];
}

export interface SeedOffer {
  article: string;
  barcodes?: readonly string[];
  options?: readonly { name: string; value: string; hex: string | null }[];
  exposition?: boolean;
  /** Roubles by code of the region; a region that is missing does not sell it. */
  prices: Record<string, number | { price: number; oldPrice: number }>;
  /** Pieces by code of the store. */
  stock: Record<string, number>;
}

export interface GoodsIds {
  /** By path. */
  sections: Ids;
  /** By path. */
  products: Ids;
  /** By article. */
  offers: Ids;
}

const one = async (rows: Promise<{ id: number }[]>): Promise<number> => onlyRow(await rows).id;

const addSection = async (db: Database, ids: Ids, section: SeedSection, position: number): Promise<void> => {
  const { path, name, parent } = section;
  const above = parent === undefined ? null : idOf(ids, parent);
  ids[path] = await one(
    db.query(sql`
      with place as (select nextval('sections_id_seq')::int as id)
      insert into sections (id, source, external_id, parent_id, ancestors, path, name, position)
      overriding system value
      select place.id, 'seed', ${path}, ${above}::int,
        coalesce((select ancestors from sections where id = ${above}), '{}') || place.id,
        ${path}, ${name}, ${position}
      from place returning id`),
  );
};

const addOffer = async (db: Database, product: number, name: string, offer: SeedOffer): Promise<number> => {
  const { article, barcodes = [], options = [], exposition = false, prices, stock } = offer;
  const { codes, bareCodes } = offerCodes(article, barcodes);
  const id = await one(
    db.query(sql`
      insert into offers (product_id, source, external_id, article, codes, bare_codes, name, options, exposition,
        digest)
      values (${product}, 'seed', ${article}, ${article}, ${codes}, ${bareCodes}, ${name},
        ${JSON.stringify(options)}, ${exposition}, '')
      returning id`),
  );
  for (const [region, given] of Object.entries(prices)) {
    const { price, oldPrice } = typeof given === 'number' ? { price: given, oldPrice: null } : given;
    await db.query(sql`
      insert into prices (offer_id, region_id, price, old_price)
      select ${id}, id, ${price}, ${oldPrice} from regions where code = ${region}`);
  }
  for (const [store, quantity] of Object.entries(stock)) {
    await db.query(sql`
      insert into stock (offer_id, store_id, quantity) select ${id}, id, ${quantity} from stores where code = ${store}`);
  }
  return id;
};

/**
 * Adds sections (those above first) and products with offers, prices and stock.
 *
 * @testing
 */
export async function seedGoods(
  db: Database,
  { sections, products }: { sections: readonly SeedSection[]; products: readonly SeedProduct[] },
): Promise<GoodsIds> {
  const ids: GoodsIds = { sections: {}, products: {}, offers: {} };
  for (const [position, section] of sections.entries()) await addSection(db, ids.sections, section, position);
  for (const [position, product] of products.entries()) {
    const { path, section, name, brand = null, description = '', active = true, offers } = product;
    const id = await one(
      db.query(sql`
        insert into products (source, external_id, section_id, path, name, short_name, brand, description,
          position, active)
        values ('seed', ${path}, ${idOf(ids.sections, section)}, ${path}, ${name}, ${name}, ${brand},
          ${description}, ${position}, ${active})
        returning id`),
    );
    ids.products[path] = id;
    for (const offer of offers) ids.offers[offer.article] = await addOffer(db, id, name, offer);
  }
  return ids;
}
