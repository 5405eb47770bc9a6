import type { CheckedPayloadOf } from '@siren/contract/calls';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import { needsOf } from '@siren/contract/staff';
import type { FieldChange } from '@siren/domain/audit';
import type { CatalogError, ErrorDeed, ErrorState } from '@siren/domain/catalog-errors';
import { inRun, recordChange } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { eachRecord } from '../lists/index.ts';
import type { Changed } from '../lists/index.ts';
import { readError } from './readError.ts';

interface HeldError {
  state: ErrorState;
  reason: string;
  assignee: number | null;
  /** null where nobody looks after it. */
  name: string | null;
  version: number;
}

/** An error that is held to the end of the transaction. @throws ApiError catalog_error.not_found */
async function holdError(tx: Database, id: number): Promise<HeldError> {
  const [row] = await tx.query<HeldError>(sql`
    select e.state, e.reason, e.assignee_id as assignee, e.version,
      (select coalesce(nullif(u.name, ''), u.login) from users u where u.id = e.assignee_id) as name
    from catalog_errors e where e.id = ${id} for no key update`);
  if (!row) throw staffRefusal('catalog_error.not_found');
  return row;
}

/** Somebody who may look after errors. @throws ApiError catalog_error.no_such_person */
async function nameOf(tx: Database, id: number): Promise<string> {
  const [row] = await tx.query<{ name: string }>(sql`
    select coalesce(nullif(name, ''), login) as name from users
    where id = ${id} and not blocked and permissions @> ${needsOf('catalog-errors')}::text[]`);
  if (!row) throw staffRefusal('catalog_error.no_such_person');
  return row.name;
}

/** The error as the deed leaves it. One that is fixed is none any more, and stays so. */
async function after(tx: Database, held: HeldError, deed: ErrorDeed): Promise<HeldError> {
  if (deed.kind === 'assign') {
    const name = deed.to === null ? null : await nameOf(tx, deed.to);
    // Whoever takes it has seen it.
    return { ...held, assignee: deed.to, name, state: held.state === 'new' && name ? 'known' : held.state };
  }
  if (deed.kind === 'reopen')
    return held.state === 'ignored' ? { ...held, state: 'known', reason: '' } : held;
  return held.state === 'fixed' ? held : { ...held, state: 'ignored', reason: deed.reason };
}

const fields = (held: HeldError, next: HeldError): FieldChange[] =>
  [
    { field: 'state', from: held.state, to: next.state },
    { field: 'reason', from: held.reason, to: next.reason },
    { field: 'assignee', from: held.name, to: next.name },
  ].filter(({ from, to }) => from !== to);

interface Wish {
  id: number;
  version: number;
  deed: ErrorDeed;
}

async function writeError(context: Context, tx: Database, { id, version, deed }: Wish): Promise<Changed> {
  const held = await holdError(tx, id);
  const next = await after(tx, held, deed);
  const changes = fields(held, next);
  // Pressed twice, or by two people: it stands there already.
  if (changes.length === 0) return { version: held.version, changed: false };
  if (held.version !== version) throw staffRefusal('general.conflict');
  await tx.query(sql`
    update catalog_errors
    set state = ${next.state}, reason = ${next.reason}, assignee_id = ${next.assignee}, version = version + 1
    where id = ${id}`);
  await recordChange(context, { kind: 'catalog_error', record: id, action: deed.kind, changes }, tx);
  return { version: held.version + 1, changed: true };
}

/** @throws ApiError catalog_error.not_found, catalog_error.no_such_person, general.conflict */
export async function changeError(context: Context, wish: Wish): Promise<CatalogError> {
  const { db } = context;
  try {
    await db.transaction((tx) => writeError(context, tx, wish));
  } catch (error) {
    if (!(error instanceof ApiError && error.is('general.conflict'))) throw error;
    throw staffRefusal('general.conflict', { data: await readError(db, wish.id) });
  }
  return readError(db, wish.id);
}

/** Does the same to several errors, each by itself. */
export function changeErrors(
  context: Context,
  { deed, errors, run }: CheckedPayloadOf<'/api/admin/catalog-error/change-many'>,
) {
  const together = inRun(context, run);
  return eachRecord(errors, (seen) =>
    context.db.transaction((tx) => writeError(together, tx, { ...seen, deed })),
  );
}
