import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { PageContent, StaffPage } from '@siren/domain/pages';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { changePage } from './changePage.ts';
import type { SeenPage } from './changePage.ts';
import { readPage, shownContent } from './pageRows.ts';
import type { PageRow } from './pageRows.ts';
import { problemsOf } from './readStaffPage.ts';
import type { Draw } from './readStaffPage.ts';
import { versionContent } from './readVersion.ts';

async function writeVersion(
  context: Context,
  tx: Database,
  { page, content, by, of }: { page: number; content: PageContent; by: number | null; of: number | null },
): Promise<number> {
  const { number } = onlyRow(
    await tx.query<{ number: number }>(sql`
      insert into page_versions (page_id, number, content, at, by_id, of_version)
      select ${page}, coalesce(max(number), 0) + 1, ${JSON.stringify(content)}::jsonb, ${context.now()}, ${by}, ${of}::int
      from page_versions where page_id = ${page} returning number`),
  );
  return number;
}

/** What shoppers see from now on. A feed goes on telling title, time and regions of its promos. */
async function show(tx: Database, row: PageRow, content: PageContent, timeZone: string): Promise<void> {
  if (row.promo !== null && !row.fed)
    await tx.query(sql`
      update promos set title = ${content.title}, description = ${content.description}, active = true,
        starts_at = ${content.from}::date::timestamp at time zone ${timeZone},
        ends_at = (${content.to}::date + 1)::timestamp at time zone ${timeZone},
        regions = ${content.regions}::int[], footer = ${content.footer}
      where id = ${row.promo}`);
  await tx.query(sql`delete from page_blocks where promo_id is not distinct from ${row.promo}::int`);
  await tx.query(sql`
    insert into page_blocks (promo_id, position, type, content)
    select ${row.promo}::int, place * 10, block ->> 'type', block - 'type'
    from jsonb_array_elements(${JSON.stringify(content.blocks)}::jsonb) with ordinality as b (block, place)`);
}

/** What stands in the way of a draft; it is the same as long as its version is. @throws ApiError page.problems */
async function checkDraft(context: Context, draw: Draw, { id, version }: SeenPage): Promise<void> {
  const row = await readPage(context.db, id);
  if (row.draft === null || row.version !== version) return;
  const problems = await problemsOf(context, draw, row, row.draft);
  if (problems.some(({ stops }) => stops)) throw staffRefusal('page.problems');
}

async function publish(context: Context, tx: Database, row: PageRow): Promise<void> {
  const { timeZone } = (await context.places.resolve({})).region;
  const shown = await shownContent(tx, row, timeZone);
  const content = row.draft;
  // Pressed twice, or by two people: it is there already.
  if (content === null) return;
  if (row.active && row.published === null)
    await writeVersion(context, tx, { page: row.id, content: shown, by: null, of: null });
  const by = context.session.user?.id ?? null;
  const number = await writeVersion(context, tx, { page: row.id, content, by, of: row.version });
  await show(tx, row, content, timeZone);
  await tx.query(sql`
    update pages set draft = null, published = ${number}, version = version + 1 where id = ${row.id}`);
  const changes = [{ field: 'published', from: row.published, to: number }];
  await recordChange(context, { kind: 'page', record: row.id, action: 'publish', changes }, tx);
}

/** Whether shoppers see the draft of that version: it was published, by a press that nobody heard of or by somebody else. */
const isShown = async (
  tx: Database,
  { id, active, published }: PageRow,
  version: number,
): Promise<boolean> => {
  const [made] = await tx.query(sql`
    select from page_versions where page_id = ${id} and number = ${published}::int and of_version = ${version}`);
  return active && made !== undefined;
};

/**
 * Shows the draft to shoppers, and keeps it as a version. What they saw before staff published anything is kept, too. The same draft
 * is published once, however often that is asked for.
 *
 * @throws ApiError page.not_found, page.problems, general.conflict
 */
export async function publishPage(context: Context, draw: Draw, seen: SeenPage): Promise<StaffPage> {
  await checkDraft(context, draw, seen);
  return changePage(
    context,
    draw,
    seen,
    (tx, row) => publish(context, tx, row),
    (tx, row) => isShown(tx, row, seen.version),
  );
}

async function hide(context: Context, tx: Database, row: PageRow): Promise<void> {
  if (!row.active || row.promo === null || row.fed) return;
  const { timeZone } = (await context.places.resolve({})).region;
  const draft = row.draft ?? (await shownContent(tx, row, timeZone));
  await tx.query(sql`update promos set active = false where id = ${row.promo}`);
  await tx.query(sql`
    update pages set draft = ${JSON.stringify(draft)}::jsonb, version = version + 1 where id = ${row.id}`);
  await recordChange(context, { kind: 'page', record: row.id, action: 'hide' }, tx);
}

/**
 * Takes a page that staff made off the shop: its address is not found. Home and what feeds bring stay.
 *
 * @throws ApiError page.not_found, general.conflict
 */
export const hidePage = (context: Context, draw: Draw, seen: SeenPage): Promise<StaffPage> =>
  changePage(context, draw, seen, (tx, row) => hide(context, tx, row));

/**
 * Makes a version the draft.
 *
 * @throws ApiError page.not_found, general.conflict, bad_request
 */
export const returnPage = (
  context: Context,
  draw: Draw,
  { number, ...seen }: CheckedPayloadOf<'/api/admin/pages/return'>,
): Promise<StaffPage> =>
  changePage(context, draw, seen, async (tx, row) => {
    const content = await versionContent(tx, row.id, number);
    await tx.query(sql`
      update pages set draft = ${JSON.stringify(content)}::jsonb, version = version + 1 where id = ${row.id}`);
    const changes = [{ field: 'version', from: null, to: number }];
    await recordChange(context, { kind: 'page', record: row.id, action: 'return', changes }, tx);
  });
