import type { CheckedPayloadOf } from '@siren/contract/calls';
import { copiedContent, emptyContent } from '@siren/domain/pages';
import type { PageContent, StaffPage } from '@siren/domain/pages';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { answerMade, askedDigest } from '../http/index.ts';
import type { Context, MadeByKey } from '../http/index.ts';
import { OF_STAFF, readPage, shownContent } from './pageRows.ts';
import { readStaffPage } from './readStaffPage.ts';
import type { Draw } from './readStaffPage.ts';
import { checkFree } from './savePage.ts';

type CreatePayload = CheckedPayloadOf<'/api/admin/pages/create'>;

/** What a new page says: nothing but its title, or what the draft of another one says. @throws ApiError page.not_found */
async function firstDraft(
  context: Context,
  tx: Database,
  { kind, title, copyOf }: CreatePayload,
): Promise<{ draft: PageContent; promo: number | null }> {
  if (copyOf === null) return { draft: emptyContent(title), promo: null };
  const { timeZone } = (await context.places.resolve({})).region;
  const row = await readPage(tx, copyOf);
  const content = row.draft ?? (await shownContent(tx, row, timeZone));
  return { draft: copiedContent(content, { kind, title }), promo: kind === 'promo' ? row.promo : null };
}

async function make(context: Context, tx: Database, payload: CreatePayload): Promise<MadeByKey> {
  const { idempotencyKey: key, ...asked } = payload;
  const { kind, title, path, copyOf } = asked;
  const digest = askedDigest(asked);
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
  const [made] = await tx.query<MadeByKey>(sql`
    select id, coalesce(asked = ${digest}::bytea, true) as same from pages where request = ${key}`);
  if (made) return made;
  await checkFree(tx, path, null);
  const { draft, promo: like } = await firstDraft(context, tx, payload);
  // A copy of a promo has its picture in lists of promos. A coupon is its feed’s, which ends it with the promo.
  const promo = onlyRow(
    await tx.query<{ id: number }>(sql`
      insert into promos (source, external_id, path, title, active, free, picture_id)
      values (${OF_STAFF}, ${key}, ${path}, ${title}, false, ${kind === 'free'},
        (select picture_id from promos where id = ${like}::int))
      returning id`),
  );
  const page = onlyRow(
    await tx.query<{ id: number }>(sql`
      update pages set draft = ${JSON.stringify(draft)}::jsonb, request = ${key}, asked = ${digest}::bytea
      where promo_id = ${promo.id} returning id`),
  );
  const changes = [
    { field: 'title', from: null, to: title },
    { field: 'path', from: null, to: path },
    ...(copyOf === null ? [] : [{ field: 'copyOf', from: null, to: copyOf }]),
  ];
  await recordChange(context, { kind: 'page', record: page.id, action: 'add', changes }, tx);
  return { id: page.id, same: true };
}

/**
 * Makes a page that nobody but staff sees. The same key is the same page.
 *
 * @throws ApiError page.not_found, page.path_taken, page.made_otherwise with the page that the key has made
 */
export async function createPage(context: Context, draw: Draw, payload: CreatePayload): Promise<StaffPage> {
  const made = await context.db.transaction((tx) => make(context, tx, payload));
  return answerMade(made, (id) => readStaffPage(context, draw, id), 'page.made_otherwise');
}
