import type { DocumentType } from '@siren/domain/catalog';
import { sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { FileRow } from '../../files/index.ts';
import type { PictureRow } from '../../pictures/index.ts';

export interface VariantRow {
  id: number;
  article: string;
  options: { name: string; value: string; hex: string | null }[];
  params: { name: string; value: string; unit: string | null; group: string }[];
  exposition: boolean;
  price: number;
  old_price: number | null;
  /** `alt`: words that staff gave it. */
  pictures: (PictureRow & { alt: string | null })[];
  /** Stores of the region that have it. */
  stock: { store: number; quantity: number }[];
}

export interface ProductRow {
  id: number;
  name: string;
  section_id: number;
  collection: string | null;
  /** Ids of goods that staff put beside it; null where they are computed. */
  related: number[] | null;
  description: string;
  video: { url: string; captions: string | null } | null;
  documents: { type: DocumentType; name: string; url: string }[];
  /** Films and papers that the shop knows of, by their address. */
  files: FileRow[];
  /** What the region sells of it, in the order to show. */
  variants: VariantRow[];
}

/** The product at `path` as the region sells it; null where it does not. */
export async function readProduct(db: Database, region: number, path: string): Promise<ProductRow | null> {
  const [row] = await db.query<ProductRow>(
    sql`select p.id, p.name, p.section_id, p.collection, p.related, p.description, p.video, p.documents, coalesce((
          select json_agg(json_build_object('id', f.id, 'url', f.url, 'bytes', f.bytes)) from files f
          where f.url in (p.video ->> 'url', p.video ->> 'captions')
            or f.url in (select d ->> 'url' from jsonb_array_elements(p.documents) d)
        ), '[]') as files, (
          select json_agg(json_build_object('id', o.id, 'article', o.article, 'options', o.options,
            'params', o.params, 'exposition', o.exposition, 'price', r.price, 'old_price', r.old_price,
            'pictures', coalesce((
              select json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'tile', i.tile,
                'alt', op.alt) order by op.position)
              from offer_pictures op join pictures i on i.id = op.picture_id where op.offer_id = o.id
            ), '[]'),
            'stock', coalesce((
              select json_agg(json_build_object('store', k.store_id, 'quantity', k.quantity))
              from stock k join open_stores st on st.id = k.store_id join cities c on c.id = st.city_id
              where k.offer_id = o.id and c.region_id = ${region} and k.quantity > 0
            ), '[]')) order by o.position, o.id)
          from offers o join prices r on r.offer_id = o.id and r.region_id = ${region}
          where o.product_id = p.id and o.active
        ) as variants
        from products p where p.path = ${path} and p.active`,
  );
  return row?.variants ? row : null;
}
