import { createHash } from 'node:crypto';
import { onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { discountText } from './promoTexts.ts';
import type { PromoGoods } from './findGoods.ts';

/** What the statements of promos need to know. */
export interface PromoContext {
  source: string;
  region: number;
}

/** A promo that the shop has already. */
export interface KnownPromo {
  digest: string;
  regions: number[] | null;
  /** Id of the coupon that it offers. */
  coupon: number | null;
}

/** Goods that the page of a promo lists. */
const LISTED = 24;
/** Another one where the same promo now makes another page: those of former imports are written anew. */
const FORM = 1;

const digestOf = ({ promo, ...goods }: PromoGoods) => {
  const { line: _line, goods: _goods, ...content } = promo;
  return createHash('sha256')
    .update(JSON.stringify([FORM, content, goods]))
    .digest('base64url');
};

const writeCoupon = async (db: Database, source: string, { promo, offers, sections }: PromoGoods) => {
  const { code, type, value, startsAt, endsAt } = promo;
  const row = onlyRow(
    await db.query<{ id: number }>(
      sql`insert into coupons as c (code, description, type, value, targets, offers, starts_at, ends_at, source)
          values (${code}, ${`${discountText(promo)} на\u00a0товары акции`}, ${type}, ${value}, ${sections},
            ${offers}, ${startsAt}, ${endsAt}, ${source})
          on conflict (upper(code)) do update
          set description = excluded.description, active = not c.stopped, type = excluded.type, value = excluded.value,
            targets = excluded.targets, offers = excluded.offers, starts_at = excluded.starts_at,
            ends_at = excluded.ends_at
          where c.source = excluded.source
          returning id`,
    ),
  );
  return row.id;
};

/** The first of `slug`, `slug-2`, … that no promo has. */
const freePath = async (db: Database, slug: string) => {
  const rows = await db.query<{ path: string }>(
    sql`select path from promos where path = ${slug} or path like ${`${slug}-%`}`,
  );
  const taken = new Set(rows.map(({ path }) => path));
  let path = slug;
  for (let number = 2; taken.has(path); number += 1) path = `${slug}-${number}`;
  return path;
};

const writeBlocks = async (
  db: Database,
  promo: number,
  { promo: { endsAt }, offers, sections }: PromoGoods,
) => {
  const blocks = [
    { type: 'coupon', content: { title: 'Промокод' } },
    ...(endsAt ? [{ type: 'countdown', content: { title: 'До\u00a0конца акции' } }] : []),
    { type: 'products', content: { title: 'Товары акции', choice: { offers, sections, limit: LISTED } } },
  ];
  await db.query(sql`delete from page_blocks where promo_id = ${promo}`);
  await db.query(
    sql`insert into page_blocks (promo_id, position, type, content)
        select ${promo}, place * 10, block ->> 'type', block -> 'content'
        from jsonb_array_elements(${JSON.stringify(blocks)}::jsonb) with ordinality as b (block, place)`,
  );
};

/** Whether staff have published blocks of their own on its page: those stay. */
const isByHand = async (db: Database, promo: number): Promise<boolean> => {
  const [page] = await db.query(sql`
    select from pages where promo_id = ${promo} and published is not null`);
  return page !== undefined;
};

/**
 * Writes a promo with its coupon and its page, where any of it is new. A path is given once and stays. Gives the id of
 * the coupon that it offered before, where that is another one and no feed of another region may tell it still.
 */
export async function writePromo(
  db: Database,
  { source, region }: PromoContext,
  goods: PromoGoods,
  known: KnownPromo | undefined,
): Promise<number[]> {
  const { id, title, description, slug, startsAt, endsAt } = goods.promo;
  const digest = digestOf(goods);
  const here = known?.regions === null || known?.regions.includes(region);
  if (known?.digest === digest && here) return [];
  const coupon = await writeCoupon(db, source, goods);
  const path = known ? '' : await freePath(db, slug);
  const row = onlyRow(
    await db.query<{ id: number }>(
      sql`insert into promos as p (source, external_id, path, title, description, starts_at, ends_at, regions,
            coupon_id, digest, position)
          values (${source}, ${id}, ${path}, ${title}, ${description}, ${startsAt}, ${endsAt}, ${[region]},
            ${coupon}, ${digest}, 100)
          on conflict (source, external_id) do update
          set title = excluded.title, description = excluded.description, starts_at = excluded.starts_at,
            ends_at = excluded.ends_at, coupon_id = excluded.coupon_id, digest = excluded.digest,
            regions = case when p.regions is null or p.regions @> excluded.regions then p.regions
              else p.regions || excluded.regions end
          returning id`,
    ),
  );
  if (known?.digest !== digest && !(await isByHand(db, row.id))) await writeBlocks(db, row.id, goods);
  const own = known?.regions?.every((one) => one === region);
  return own && known?.coupon && known.coupon !== coupon ? [known.coupon] : [];
}
