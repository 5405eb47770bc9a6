import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { ApiError, staffRefusal } from '@siren/contract/errors';
import type { FieldChange } from '@siren/domain/audit';
import { keepsPassword, nextLoad, SOURCES_MAX } from '@siren/domain/imports';
import { recordChange } from '../../audit/index.ts';
import { onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import { askedDigest } from '../../http/index.ts';
import type { Context } from '../../http/index.ts';
import { readSources } from './sourceRows.ts';

type Sources = AnswerOf<'/api/admin/imports/sources'>;
type Fields = CheckedPayloadOf<'/api/admin/imports/create-source'>['fields'];

/** @throws ApiError import.no_such_region */
async function placeOf(tx: Database, code: string): Promise<{ id: number; timeZone: string }> {
  const [place] = await tx.query<{ id: number; timeZone: string }>(
    sql`select id, time_zone as "timeZone" from regions where code = ${code} for key share`,
  );
  if (!place) throw staffRefusal('import.no_such_region');
  return place;
}

/** @throws ApiError import.source_taken @param id of the one that may have it */
async function checkName(tx: Database, name: string, id: number | null): Promise<void> {
  const [other] = await tx.query(sql`
    select from import_sources where name = ${name} and id is distinct from ${id}::int`);
  if (other) throw staffRefusal('import.source_taken');
}

const dueAt = ({ period, hour }: Fields, timeZone: string, now: Date): Date | null => {
  const next = nextLoad({ period, hour, timeZone }, now.getTime());
  return next === null ? null : new Date(next);
};

/** As the history tells it: a password is none of it. */
const told = ({ name, address, region, period, hour, login }: Fields): Record<string, string | number> => ({
  ...{ name, address, region, period, login },
  hour: period === 'daily' ? hour : '',
});
const changesOf = (from: Fields | null, to: Fields | null): FieldChange[] =>
  Object.entries(told(to ?? from ?? nobody)).map(([field]) => ({
    ...{ field, from: (from && told(from)[field]) ?? null, to: (to && told(to)[field]) ?? null },
  }));
const nobody: Fields = {
  ...{ name: '', address: '', region: '', period: 'hand', hour: 0, login: '', password: null },
};

/**
 * Makes a source; the same key makes one.
 *
 * @throws ApiError import.source_taken, import.sources_full, import.no_such_region, import.source_made_otherwise
 */
export async function createSource(
  context: Context,
  { idempotencyKey, fields }: CheckedPayloadOf<'/api/admin/imports/create-source'>,
): Promise<Sources> {
  const digest = askedDigest(fields);
  await context.db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('import sources', 0))`);
    const [made] = await tx.query<{ same: boolean }>(sql`
      select coalesce(asked = ${digest}::bytea, true) as same from import_sources
      where request = ${idempotencyKey}::uuid`);
    if (made && !made.same) throw staffRefusal('import.source_made_otherwise');
    if (made) return;
    const { count } = onlyRow(
      await tx.query<{ count: number }>(sql`select count(*)::int as count from import_sources`),
    );
    if (count >= SOURCES_MAX) throw staffRefusal('import.sources_full');
    await checkName(tx, fields.name, null);
    const place = await placeOf(tx, fields.region);
    const { name, address, period, hour, login, password } = fields;
    const { id } = onlyRow(
      await tx.query<{ id: number }>(sql`
        insert into import_sources (name, address, region_id, period, hour, login, password, due_at, request,
          asked)
        values (${name}, ${address}, ${place.id}, ${period}, ${hour}, ${login}, ${password ?? ''},
          ${dueAt(fields, place.timeZone, context.now())}, ${idempotencyKey}::uuid,
          ${digest}::bytea) returning id`),
    );
    const changes = changesOf(null, fields);
    await recordChange(context, { kind: 'import_source', record: id, action: 'add', changes }, tx);
  });
  return readSources(context);
}

interface Kept extends Fields {
  version: number;
  password: string;
}

/** Holds a source as it was seen, and does something to it. @throws ApiError import.no_such_source, general.conflict */
async function change(
  context: Context,
  { id, version }: { id: number; version: number },
  work: (tx: Database, before: Kept) => Promise<void>,
): Promise<Sources> {
  try {
    await context.db.transaction(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('import sources', 0))`);
      const [kept] = await tx.query<Kept>(sql`
        select s.name, s.address, g.code as region, s.period, s.hour, s.login, s.password, s.version
        from import_sources s join regions g on g.id = s.region_id where s.id = ${id} for update of s`);
      if (!kept) throw staffRefusal('import.no_such_source');
      if (kept.version !== version) throw staffRefusal('general.conflict');
      await work(tx, kept);
    });
  } catch (error) {
    if (!(error instanceof ApiError) || !error.is('general.conflict')) throw error;
    throw staffRefusal('general.conflict', { data: await readSources(context) });
  }
  return readSources(context);
}

/** The password as it is from now on: one of another place goes nowhere. */
function passwordOf({ address, password }: Kept, fields: Fields): string {
  if (fields.login === '') return '';
  return fields.password ?? (keepsPassword(address, fields.address) ? password : '');
}

/** @throws ApiError import.no_such_source, import.source_taken, import.no_such_region, general.conflict */
export const saveSource = (
  context: Context,
  { fields, ...seen }: CheckedPayloadOf<'/api/admin/imports/save-source'>,
): Promise<Sources> =>
  change(context, seen, async (tx, before) => {
    await checkName(tx, fields.name, seen.id);
    const place = await placeOf(tx, fields.region);
    const { name, address, period, hour, login } = fields;
    await tx.query(sql`
      update import_sources set name = ${name}, address = ${address}, region_id = ${place.id}, period = ${period},
        hour = ${hour}, login = ${login}, password = ${passwordOf(before, fields)},
        due_at = ${dueAt(fields, place.timeZone, context.now())}, version = version + 1
      where id = ${seen.id}`);
    const changes = changesOf(before, fields);
    await recordChange(context, { kind: 'import_source', record: seen.id, action: 'save', changes }, tx);
  });

/** Forgets a source; its goods stay, and so do its runs. @throws ApiError import.no_such_source, general.conflict */
export const deleteSource = (
  context: Context,
  seen: CheckedPayloadOf<'/api/admin/imports/delete-source'>,
): Promise<Sources> =>
  change(context, seen, async (tx, before) => {
    await tx.query(sql`delete from import_sources where id = ${seen.id}`);
    const changes = changesOf(before, null);
    await recordChange(context, { kind: 'import_source', record: seen.id, action: 'delete', changes }, tx);
  });
