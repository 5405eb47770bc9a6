import type { Database } from '../Database.ts';
import { onlyRow } from '../onlyRow.ts';
import { sql } from '../sql.ts';

/** A block of a page; sections by external id, pictures and films by the address that they come from. */
export type SeedBlock =
  | { type: 'coupon' | 'countdown'; title: string }
  | { type: 'products'; title: string; sections: readonly string[]; limit: number }
  | { type: 'text'; title: string; paragraphs: readonly string[] }
  | { type: 'picture'; picture: string; alt: string; caption: string }
  | { type: 'video'; title: string; url: string; captions: string; poster: string };

export interface SeedPromo {
  id: string;
  path: string;
  title: string;
  description: string;
  startsAt: Date;
  endsAt: Date | null;
  picture: string;
  /** Code of its coupon, which has the same period. */
  coupon: string;
  /** Whether it leads the home page. */
  leads: boolean;
  blocks: readonly SeedBlock[];
}

export interface SeedPromos {
  source: string;
  /** Width and height of a picture in pixels, and the tile that it goes over into; by its address. */
  lookOf(picture: string): { width: number; height: number; tile: string | null };
  now: Date;
}

/** Where a promo stands on the home page that leads it: above all that every shop begins with. */
const FIRST = 10;

const pictureId = async (db: Database, url: string, lookOf: SeedPromos['lookOf']) => {
  const { width, height, tile } = lookOf(url);
  const rows = db.query<{ id: number }>(sql`
    insert into pictures (url, width, height, tile) values (${url}, ${width}, ${height}, ${tile})
    on conflict (url) do update set width = excluded.width, height = excluded.height, tile = excluded.tile
    returning id`);
  return onlyRow(await rows).id;
};

/** What `page_blocks` holds of a block. */
async function contentOf(
  db: Database,
  block: SeedBlock,
  { source, lookOf }: Pick<SeedPromos, 'source' | 'lookOf'>,
): Promise<object> {
  if (block.type === 'picture') return { ...block, picture: await pictureId(db, block.picture, lookOf) };
  if (block.type === 'video') {
    await db.query(sql`
      insert into files (url) select unnest(${[block.url, block.captions]}::text[]) on conflict do nothing`);
    return { ...block, poster: await pictureId(db, block.poster, lookOf) };
  }
  if (block.type !== 'products') return block;
  const rows = await db.query<{ id: number }>(
    sql`select id from sections where source = ${source} and external_id = any(${[...block.sections]}::text[])`,
  );
  const choice = { offers: [], sections: rows.map(({ id }) => id), limit: block.limit };
  return { title: block.title, choice };
}

async function addPage(
  db: Database,
  id: number,
  { blocks, leads }: SeedPromo,
  around: Pick<SeedPromos, 'source' | 'lookOf'>,
) {
  const contents: object[] = [];
  for (const block of blocks) contents.push(await contentOf(db, block, around));
  const rows = blocks.map(({ type }, place) => ({ type, content: contents[place], promo: id, place }));
  const hero = { type: 'hero', content: { promo: id }, promo: null, place: FIRST };
  await db.query(sql`
    insert into page_blocks (promo_id, position, type, content)
    select promo, place, type, content - 'type'
    from jsonb_to_recordset(${JSON.stringify([...rows, ...(leads ? [hero] : [])])}::jsonb)
      as b (promo int, place int, type text, content jsonb)`);
}

/**
 * Adds promos with their pages, where their sections and coupons are already. Those that are there and over begin anew,
 * and their coupons with them; nothing else of them is changed.
 */
export async function seedPromos(
  db: Database,
  promos: readonly SeedPromo[],
  { source, lookOf, now }: SeedPromos,
): Promise<void> {
  for (const [position, promo] of promos.entries()) {
    const { id, path, title, description, startsAt, endsAt, coupon } = promo;
    const picture = await pictureId(db, promo.picture, lookOf);
    const [written] = await db.query<{ id: number; fresh: boolean }>(sql`
      insert into promos as p (source, external_id, path, title, description, starts_at, ends_at, picture_id, coupon_id,
        position)
      values (${source}, ${id}, ${path}, ${title}, ${description}, ${startsAt}, ${endsAt}, ${picture},
        (select c.id from coupons c where c.code = ${coupon}), ${position})
      on conflict (source, external_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at
      where p.ends_at <= ${now}
      returning p.id, xmax = 0 as fresh`);
    if (!written) continue;
    await db.query(sql`
      update coupons set starts_at = ${startsAt}, ends_at = ${endsAt} where code = ${coupon}`);
    if (written.fresh) await addPage(db, written.id, promo, { source, lookOf });
  }
}
