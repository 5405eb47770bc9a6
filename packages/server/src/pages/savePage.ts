import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { changedContent, choosesCoupon } from '@siren/domain/pages';
import type { PageContent, StaffPage } from '@siren/domain/pages';
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '../audit/index.ts';
import { seesCodes } from '../coupon-records/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { changePage } from './changePage.ts';
import { leaveAddress } from './leaveAddress.ts';
import { shownContent } from './pageRows.ts';
import type { PageRow } from './pageRows.ts';
import type { Draw } from './readStaffPage.ts';

type SavePayload = CheckedPayloadOf<'/api/admin/pages/save'>;

/** Whether staff may set a field of the page: of one that a feed tells, and of the home page, its blocks alone. */
const isOwn = ({ promo, fed, free }: PageRow, field: keyof PageContent): boolean =>
  field === 'blocks' || (promo !== null && !fed && (free || field !== 'footer'));

/** Fields that are sent, in place of those of before. */
function wanted(row: PageRow, before: PageContent, set: Partial<PageContent>): PageContent {
  const own = Object.entries(set).filter(
    ([field, value]) => value !== undefined && isOwn(row, field as keyof PageContent),
  );
  return { ...before, ...(Object.fromEntries(own) as Partial<PageContent>) };
}

/** @throws ApiError page.path_taken */
export async function checkFree(tx: Database, path: string, own: number | null): Promise<void> {
  // Two who ask for the same address at once come one after the other.
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('pages.path'))`);
  const [taken] = await tx.query(sql`
    select from promos where path = ${path} and deleted_at is null and id is distinct from ${own}::int`);
  if (taken) throw staffRefusal('page.path_taken');
}

/** An address is of no draft: it changes at once. One that shoppers may have leads on. */
async function writePath(context: Context, tx: Database, row: PageRow, path: string): Promise<void> {
  if (row.fed || row.promo === null)
    throw badRequest('path: адрес главной и\u00a0акций из\u00a0файла не\u00a0меняется.');
  await checkFree(tx, path, row.promo);
  await tx.query(sql`update promos set path = ${path} where id = ${row.promo}`);
  if (row.published !== null && row.path !== null) await leaveAddress(context, tx, row.id, row.path);
}

async function save(context: Context, tx: Database, row: PageRow, set: SavePayload['set']): Promise<void> {
  const { timeZone } = (await context.places.resolve({})).region;
  const shown = await shownContent(tx, row, timeZone);
  const before = row.draft ?? shown;
  const { path = row.path, ...fields } = set;
  const after = wanted(row, before, fields);
  const changes = [...changedContent(before, after), { field: 'path', from: row.path, to: path }];
  if (isDeepStrictEqual(after, before) && path === row.path) return;
  if (!seesCodes(context.session) && choosesCoupon(before.blocks, after.blocks))
    throw staffRefusal('page.coupon_kept');
  if (path !== null && path !== row.path) await writePath(context, tx, row, path);
  // A page that was never in the shop has a draft always: nobody sees what it would be without.
  const isShown = row.active && isDeepStrictEqual(after, shown);
  await tx.query(sql`
    update pages set draft = ${isShown ? null : JSON.stringify(after)}::jsonb, version = version + 1
    where id = ${row.id}`);
  await recordChange(context, { kind: 'page', record: row.id, action: 'save', changes }, tx);
}

/**
 * Saves the draft of a page; shoppers see none of it.
 *
 * @throws ApiError page.not_found, page.path_taken, page.coupon_kept, general.conflict, bad_request
 */
export const savePage = (context: Context, draw: Draw, { set, ...seen }: SavePayload): Promise<StaffPage> =>
  changePage(context, draw, seen, (tx, row) => save(context, tx, row, set));
