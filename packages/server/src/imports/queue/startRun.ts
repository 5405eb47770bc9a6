import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { isAtWork, isImportable, isReadable } from '@siren/domain/imports';
import type { ImportFileKind, ImportRun, TableMapping } from '@siren/domain/imports';
import { recordChange } from '../../audit/index.ts';
import { composed, onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';
import { keepColumns } from '../../import/index.ts';
import { runStatus } from '../runStatus.ts';

interface Wish {
  idempotencyKey: string;
  file: string;
  name: string;
  source: string;
  region: number;
  dryRun: boolean;
  allowLoss: boolean;
  /** How a table is read; null for what is none. */
  mapping: TableMapping | null;
}

/** Puts a run in the queue, once for a key. */
async function queue(context: Context, tx: Database, wish: Wish): Promise<{ id: number }> {
  const { session, now } = context;
  const { idempotencyKey, file, name, source, region, dryRun, allowLoss, mapping } = wish;
  const user = session.user;
  const [made] = await tx.query<{ id: number }>(sql`
    insert into import_runs (source, region_id, file, encoding, started_at, status, dry_run, author, file_id,
      idempotency_key, user_id, allow_loss, mapping)
    values (${source}, ${region}, ${name}, '', ${now()}, 'waiting', ${dryRun}, ${user?.name || user?.login || ''},
      ${file}::uuid, ${idempotencyKey}::uuid, ${user?.id ?? null}, ${allowLoss},
      ${mapping && JSON.stringify(mapping)}::jsonb)
    on conflict (idempotency_key) do nothing returning id`);
  if (!made)
    return onlyRow(
      await tx.query<{ id: number }>(sql`
        select id from import_runs where idempotency_key = ${idempotencyKey}::uuid`),
    );
  const told = [
    { field: 'file', from: null, to: name },
    ...(dryRun ? [{ field: 'dryRun', from: null, to: true }] : []),
    ...(allowLoss ? [{ field: 'allowLoss', from: null, to: true }] : []),
    ...(mapping?.part ? [{ field: 'part', from: null, to: true }] : []),
  ];
  await recordChange(context, { kind: 'import', record: made.id, action: 'start', changes: told }, tx);
  await tx.query(sql`update import_files set at = ${now()} where id = ${file}::uuid`);
  return made;
}

/**
 * Begins a trial of a file that was sent. How a table is read is kept for the next one of its source.
 *
 * @throws ApiError import.file_not_found, import.file_unknown, import.mapping_needed, import.no_such_region
 */
export const startRun = (
  context: Context,
  { idempotencyKey, file, source, region, mapping }: CheckedPayloadOf<'/api/admin/imports/start'>,
): Promise<{ id: number }> =>
  context.db.transaction(async (tx) => {
    const [sent] = await tx.query<{ name: string; kind: ImportFileKind | null }>(sql`
      select name, kind from import_files
      where id = ${file}::uuid and user_id is not distinct from ${context.session.user?.id ?? null}::int for share`);
    if (!sent || sent.kind === null) throw staffRefusal('import.file_not_found');
    if (!isImportable(sent.kind)) throw staffRefusal('import.file_unknown');
    const isTable = sent.kind === 'table';
    if (isTable && (!mapping || !isReadable(mapping.columns))) throw staffRefusal('import.mapping_needed');
    const [place] = await tx.query<{ id: number }>(sql`select id from regions where code = ${region}`);
    if (!place) throw staffRefusal('import.no_such_region');
    const named = source || sent.name;
    const wish = { idempotencyKey, file, source: named, name: sent.name, region: place.id };
    if (isTable && mapping) await keepColumns(tx, named, mapping.columns, context.now());
    return queue(context, tx, {
      ...wish,
      dryRun: true,
      allowLoss: false,
      mapping: isTable ? (mapping ?? null) : null,
    });
  });

interface Known extends Pick<ImportRun, 'source' | 'file' | 'status'> {
  fileId: string | null;
  region: number | null;
  mapping: TableMapping | null;
}

/**
 * Begins a run again, as a trial or for real.
 *
 * @throws ApiError import.not_found, import.at_work, import.file_not_found
 */
export const startAgain = (
  context: Context,
  { idempotencyKey, id, dryRun, allowLoss }: CheckedPayloadOf<'/api/admin/imports/again'>,
): Promise<{ id: number }> =>
  context.db.transaction(async (tx) => {
    const [run] = await tx.query<Known>(composed`
      select r.source, r.file, r.region_id as region, r.file_id as "fileId", ${runStatus} as status,
        r.mapping
      from import_runs r where r.id = ${id}::int for share`);
    if (!run) throw staffRefusal('import.not_found');
    if (isAtWork(run)) throw staffRefusal('import.at_work');
    const { source, file: name, region, fileId, mapping } = run;
    if (fileId === null || region === null) throw staffRefusal('import.file_not_found');
    const wish = { idempotencyKey, file: fileId, name, source, region, dryRun, allowLoss };
    return queue(context, tx, { ...wish, mapping });
  });

/**
 * Asks a run to stop: one that nobody has begun to work on has stopped at once.
 *
 * @throws ApiError import.not_found, import.ended
 */
export const cancelRun = (context: Context, id: number): Promise<{ id: number }> =>
  context.db.transaction(async (tx) => {
    const { now } = context;
    const [run] = await tx.query<{ stored: string; status: ImportRun['status']; cancels: boolean }>(composed`
      select r.status as stored, ${runStatus} as status, r.cancels from import_runs r
      where r.id = ${id}::int for update`);
    if (!run) throw staffRefusal('import.not_found');
    if (run.cancels && isAtWork(run)) return { id };
    if (!isAtWork(run)) throw staffRefusal('import.ended');
    const isOver = run.stored === 'waiting';
    await tx.query(sql`
      update import_runs
      set cancels = true, status = case when ${isOver} then 'cancelled' else status end,
        finished_at = case when ${isOver} then ${now()}::timestamptz else finished_at end
      where id = ${id}`);
    await recordChange(context, { kind: 'import', record: id, action: 'cancel' }, tx);
    return { id };
  });
