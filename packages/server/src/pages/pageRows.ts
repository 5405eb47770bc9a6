import type { DraftBlock, PageContent, PageKind } from '@siren/domain/pages';
import { deliveryDate } from '@siren/domain/regions';
import { staffRefusal } from '@siren/contract/errors';
import { fragment, composed, sql } from '../db/index.ts';
import type { Database, Fragment } from '../db/index.ts';
import { storedBlock } from '../promo/index.ts';

/** Whose promos are pages that staff made; those of feeds have the name of their source. */
export const OF_STAFF = 'staff:pages';

/** A page with what shoppers are shown of it. */
export interface PageRow {
  id: number;
  promo: number | null;
  draft: PageContent | null;
  version: number;
  published: number | null;
  path: string | null;
  title: string;
  description: string;
  starts_at: Date | null;
  ends_at: Date | null;
  regions: number[] | null;
  active: boolean;
  free: boolean;
  footer: boolean;
  fed: boolean;
  /** Addresses that it had, the newest first. */
  addresses: string[];
}

export const HOME_TITLE = 'Главная';

export const pageColumns: Fragment = fragment`
  g.id, g.promo_id as promo, g.draft, g.version, g.published, p.path, coalesce(p.title, ${HOME_TITLE}) as title,
  coalesce(p.description, '') as description, p.starts_at, p.ends_at, p.regions, coalesce(p.active, true) as active,
  coalesce(p.free, false) as free, coalesce(p.footer, false) as footer, coalesce(p.source <> ${OF_STAFF}, false) as fed,
  array(select a.path from page_addresses a where a.page_id = g.id order by a.given_up_at desc, a.path) as addresses`;

export const kindOf = ({ promo, free }: PageRow): PageKind =>
  promo === null ? 'home' : free ? 'free' : 'promo';

/** @throws ApiError page.not_found */
export async function readPage(db: Database, id: number): Promise<PageRow> {
  const [row] = await db.query<PageRow>(composed`
    select ${pageColumns} from pages g left join promos p on p.id = g.promo_id
    where g.id = ${id} and p.deleted_at is null`);
  if (!row) throw staffRefusal('page.not_found');
  return row;
}

/** The page is held against others who change it, imports among them. @throws ApiError page.not_found */
export async function holdPage(tx: Database, id: number): Promise<PageRow> {
  await tx.query(sql`select from pages where id = ${id} for update`);
  const row = await readPage(tx, id);
  if (row.promo !== null) await tx.query(sql`select from promos where id = ${row.promo} for update`);
  return readPage(tx, id);
}

/** First and last day of a period, by clocks of that time zone: the end itself is outside. */
export const daysOf = ({ starts_at, ends_at }: Pick<PageRow, 'starts_at' | 'ends_at'>, timeZone: string) => ({
  from: starts_at && deliveryDate(starts_at.getTime(), 0, timeZone),
  to: ends_at && deliveryDate(ends_at.getTime() - 1, 0, timeZone),
});

async function shownBlocks(db: Database, promo: number | null): Promise<DraftBlock[]> {
  const rows = await db.query<{ id: number; type: string; content: { key?: string } }>(sql`
    select id, type, content from page_blocks where promo_id is not distinct from ${promo}::int
    order by position, id`);
  return rows.flatMap(({ id, type, content }): DraftBlock[] => {
    const block = storedBlock.safeParse({ ...content, type }).data;
    return block ? [{ ...block, key: content.key ?? `b${id}` }] : [];
  });
}

/** What shoppers are shown of a page, as its draft would say it. */
export async function shownContent(db: Database, row: PageRow, timeZone: string): Promise<PageContent> {
  const { title, description, regions, footer } = row;
  const blocks = await shownBlocks(db, row.promo);
  return { title, description, ...daysOf(row, timeZone), regions, footer, blocks };
}
