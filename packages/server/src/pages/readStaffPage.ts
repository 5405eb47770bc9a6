import { pageProblems } from '@siren/domain/pages';
import type { DraftBlock, PageContent, PageProblem, PageVersion, StaffPage } from '@siren/domain/pages';
import { deliveryDate } from '@siren/domain/regions';
import { readChanges } from '../audit/index.ts';
import type { Catalog } from '../catalog/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { kindOf, readPage, shownContent } from './pageRows.ts';
import type { PageRow } from './pageRows.ts';
import { readHeroGoods, readNamed } from './readNamed.ts';

/** What shoppers would see of a page that is not published. */
export type Draw = Catalog['draft'];

/** Where a page is checked from: a region that it is for, or the first of the shop. */
async function inRegion(context: Context, region: number | null): Promise<Context> {
  const [row] = region === null ? [] : await readRegion(context.db, region);
  return { ...context, place: await context.places.resolve(row ? { region: row.code } : {}) };
}
const readRegion = (db: Database, region: number) =>
  db.query<{ code: string }>(sql`select code from regions where id = ${region}`);

/** What the shop would make of these blocks of a page. */
export const drawBlocks = (
  context: Context,
  draw: Draw,
  { promo, path, title, description, starts_at, ends_at }: PageRow,
  blocks: readonly DraftBlock[],
) =>
  draw(context, {
    page: promo === null ? null : { id: promo, path: path ?? '', title, description, starts_at, ends_at },
    blocks: [...blocks],
  });

/** The moment that a last day ends at, in the time zone of the shop. */
async function endOf(db: Database, to: string | null, timeZone: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>(sql`
    select (${to}::date + 1)::timestamp at time zone ${timeZone} as at`);
  return row?.at ?? null;
}

/** What is wrong with a page that would be published now. */
export async function problemsOf(
  context: Context,
  draw: Draw,
  row: PageRow,
  content: PageContent,
): Promise<PageProblem[]> {
  const { db, now, places } = context;
  const { timeZone } = (await places.resolve({})).region;
  const from = await inRegion(context, content.regions?.[0] ?? null);
  const ends = row.fed ? row.ends_at : await endOf(db, content.to, timeZone);
  const [{ empty }, promos, lists, coupons, sections, cities, goods] = await Promise.all([
    drawBlocks(from, draw, { ...row, ends_at: ends }, content.blocks),
    db.query<{ id: number }>(sql`
      select id from promos where active and not free and (ends_at is null or ends_at > ${now()})`),
    db.query<{ id: number }>(sql`select id from product_lists where deleted_at is null`),
    db.query<{ id: number }>(sql`
      select id from coupons where active and series_id is null and (ends_at is null or ends_at > ${now()})`),
    db.query<{ id: number }>(sql`
      select s.id from sections s where not exists (
        select from sections h where h.hidden and h.id = any(s.ancestors))`),
    db.query<{ id: number; region: number }>(sql`select id, region_id as region from cities`),
    readHeroGoods(db, content.blocks),
  ]);
  const keys = empty.flatMap((place) => content.blocks[place]?.key ?? []);
  return pageProblems(content, {
    kind: kindOf(row),
    fed: row.fed,
    today: deliveryDate(now().getTime(), 0, timeZone),
    empty: new Set(keys),
    promos: new Set(promos.map(({ id }) => id)),
    goods,
    lists: new Set(lists.map(({ id }) => id)),
    coupons: new Set(coupons.map(({ id }) => id)),
    sections: new Set(sections.map(({ id }) => id)),
    cities: new Map(cities.map(({ id, region }) => [id, region])),
  });
}

const readVersions = async (db: Database, page: number): Promise<PageVersion[]> => {
  const rows = await db.query<{ number: number; at: Date; by: string | null }>(sql`
    select v.number, v.at, nullif(u.name, '') as by from page_versions v left join users u on u.id = v.by_id
    where v.page_id = ${page} order by v.number desc`);
  return rows.map(({ at, ...version }) => ({ ...version, at: at.toISOString() }));
};

/** A page as staff see it. @throws ApiError page.not_found */
export async function readStaffPage(context: Context, draw: Draw, id: number): Promise<StaffPage> {
  const { db, now, places } = context;
  const { timeZone } = (await places.resolve({})).region;
  const row = await readPage(db, id);
  const content = row.draft ?? (await shownContent(db, row, timeZone));
  const [problems, versions, named, changes] = await Promise.all([
    problemsOf(context, draw, row, content),
    readVersions(db, id),
    readNamed(db, content.blocks),
    readChanges(db, 'page', id),
  ]);
  const { path, fed, active, published, version, addresses } = row;
  return {
    ...{
      id,
      kind: kindOf(row),
      fed,
      path,
      live: active,
      changed: row.draft !== null,
      published,
      version,
      addresses,
    },
    ...{ content, problems, versions, ...named, changes, timeZone },
    today: deliveryDate(now().getTime(), 0, timeZone),
  };
}
