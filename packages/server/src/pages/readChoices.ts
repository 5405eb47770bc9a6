import type { AnswerOf } from '@siren/contract/calls';
import type { PageCoupon, PageFilm, PageGood, StaffPageRow } from '@siren/domain/pages';
import { seesCodes } from '../coupon-records/index.ts';
import { composed, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { narrowGoods } from '../goods/index.ts';
import type { Context } from '../http/index.ts';
import { imageOf } from '../pictures/index.ts';
import type { PictureRow } from '../pictures/index.ts';
import { readFoot } from './moveInFoot.ts';
import { daysOf, kindOf, pageColumns } from './pageRows.ts';
import type { PageRow } from './pageRows.ts';

/** So many pictures, and so many goods, are offered. */
const PICTURES = 60;
const GOODS = 20;

type Option = { id: number; name: string };

/** Films that the shop has, with the captions that a good or a block has of them. */
const readFilms = (db: Database): Promise<PageFilm[]> =>
  db.query<PageFilm>(sql`
    select f.url, min(v.captions) as captions from files f left join (
      select video ->> 'url' as url, video ->> 'captions' as captions from products where video is not null
      union all
      select content ->> 'url', content ->> 'captions' from page_blocks where type = 'video') v on v.url = f.url
    where f.url ~ '[.](webm|mp4)$' and f.url not like 'upload:%' group by f.url order by f.url`);

/** What a page can name. Pictures are those of pages and promos, and of goods, the newest first. */
export async function readChoices({
  db,
  now,
  session,
}: Context): Promise<AnswerOf<'/api/admin/pages/choices'>> {
  const [sections, promos, lists, coupons, regions, cities, pictures, films] = await Promise.all([
    db.query<Option>(sql`select id, name from sections order by name, id`),
    db.query<Option>(sql`
      select id, title as name from promos
      where active and not free and (ends_at is null or ends_at > ${now()}) order by title, id`),
    db.query<Option>(
      sql`select id, name from product_lists where deleted_at is null order by folded(name), id`,
    ),
    db.query<PageCoupon>(sql`
      select id, code, description from coupons
      where active and series_id is null and (ends_at is null or ends_at > ${now()}) order by folded(code), id`),
    db.query<Option>(sql`select id, name from regions order by name, id`),
    db.query<Option & { region: number }>(sql`
      select c.id, c.name, c.region_id as region from cities c join regions r on r.id = c.region_id
      order by r.position, r.id, c.position, c.id`),
    db.query<PictureRow & { words: string }>(sql`
      select i.id, i.width, i.height, i.tile, coalesce((
          select p.title from promos p where p.picture_id = i.id limit 1), (
          select g.name from offer_pictures op join offers o on o.id = op.offer_id
            join products g on g.id = o.product_id where op.picture_id = i.id limit 1), '') as words
      from pictures i
      order by exists (select from promos p where p.picture_id = i.id) or exists (
        select from page_blocks b where i.id::text in (b.content ->> 'picture', b.content #>> '{own,picture}')) desc, i.id desc
      limit ${PICTURES}::int`),
    readFilms(db),
  ]);
  return {
    ...{ sections, promos, lists, regions, cities },
    coupons: seesCodes(session) ? coupons : coupons.map((coupon) => ({ ...coupon, code: null })),
    pictures: pictures.map(({ words, ...row }) => ({ id: row.id, image: imageOf(row, words) })),
    films,
  };
}

/** Some goods that fit what was typed; none where nothing was. */
export async function findGoods(db: Database, query: string): Promise<PageGood[]> {
  if (query === '') return [];
  return db.query<PageGood>(composed`
    select min(o.id)::int as id, p.name from products p join offers o on o.product_id = p.id and o.active
    where ${narrowGoods(query, {})} group by p.id, p.name order by p.name, p.id limit ${GOODS}::int`);
}

/** All pages: the home page first, then free ones, then promos, the newest first. */
export async function readPageRows({ db, places }: Context): Promise<StaffPageRow[]> {
  const { timeZone } = (await places.resolve({})).region;
  const rows = await db.query<PageRow>(composed`
    select ${pageColumns} from pages g left join promos p on p.id = g.promo_id where p.deleted_at is null
    order by g.promo_id is not null, coalesce(p.free, false) desc, g.id desc`);
  const foot = await readFoot(db);
  return rows.map((row): StaffPageRow => {
    const { title, from, to, footer } = row.draft ?? { ...row, ...daysOf(row, timeZone) };
    const { id, path, active, fed, version, addresses } = row;
    return {
      id,
      kind: kindOf(row),
      title,
      path,
      live: active,
      changed: row.draft !== null,
      from,
      to,
      footer,
      ...{ fed, version, addresses },
      foot: foot.includes(id) ? foot.indexOf(id) + 1 : null,
    };
  });
}
