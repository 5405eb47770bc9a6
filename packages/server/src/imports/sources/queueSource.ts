import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { fileOfAddress, nextLoad } from '@siren/domain/imports';
import type { ImportSource } from '@siren/domain/imports';
import { recordChange } from '../../audit/index.ts';
import { onlyRow, sql } from '../../db/index.ts';
import type { Database } from '../../db/index.ts';
import type { Context } from '../../http/index.ts';

interface Kept extends Pick<ImportSource, 'id' | 'name' | 'address' | 'period' | 'hour' | 'timeZone'> {
  region: number;
}

interface Asked {
  key: string;
  author: string;
  user: number | null;
  now: Date;
}

/** Puts a run of a source in the queue; one that has not ended yet stands for it. */
async function queueRun(
  tx: Database,
  { id, name, region, address }: Kept,
  { key, author, user, now }: Asked,
): Promise<{ id: number; isNew: boolean }> {
  const [known] = await tx.query<{ id: number }>(sql`
    select id from import_runs
    where idempotency_key = ${key}::uuid or (source_id = ${id} and status in ('waiting', 'running'))
    order by id desc limit 1`);
  if (known) return { ...known, isNew: false };
  const made = await tx.query<{ id: number }>(sql`
    insert into import_runs (source, region_id, file, encoding, started_at, status, dry_run, author, source_id,
      idempotency_key, user_id)
    values (${name}, ${region}, ${fileOfAddress(address)}, '', ${now}, 'waiting', false, ${author}, ${id},
      ${key}::uuid, ${user}) returning id`);
  return { ...onlyRow(made), isNew: true };
}

/** Begins to load a source at once. @throws ApiError import.no_such_source */
export const loadSource = (
  context: Context,
  { id, idempotencyKey }: CheckedPayloadOf<'/api/admin/imports/load-source'>,
): Promise<{ id: number }> =>
  context.db.transaction(async (tx) => {
    const [source] = await tx.query<Kept>(sql`
      select s.id, s.name, s.address, s.region_id as region, s.period, s.hour, '' as "timeZone"
      from import_sources s where s.id = ${id} for update`);
    if (!source) throw staffRefusal('import.no_such_source');
    const { user } = context.session;
    const asked = { author: user?.name || user?.login || '', user: user?.id ?? null, now: context.now() };
    const run = await queueRun(tx, source, { key: idempotencyKey, ...asked });
    const changes = [{ field: 'file', from: null, to: fileOfAddress(source.address) }];
    if (run.isNew)
      await recordChange(context, { kind: 'import', record: run.id, action: 'start', changes }, tx);
    return { id: run.id };
  });

/** Puts runs of all sources whose time has come in the queue; each is taken by one process. */
export async function queueDueSources(db: Database, now: Date): Promise<void> {
  const [due] = await db.query(sql`select from import_sources where due_at <= ${now} limit 1`);
  if (!due) return;
  await db.transaction(async (tx) => {
    const sources = await tx.query<Kept>(sql`
      select s.id, s.name, s.address, s.region_id as region, s.period, s.hour, g.time_zone as "timeZone"
      from import_sources s join regions g on g.id = s.region_id
      where s.due_at <= ${now} order by s.due_at, s.id for update of s skip locked`);
    for (const source of sources) {
      const next = nextLoad(source, now.getTime());
      await queueRun(tx, source, { key: crypto.randomUUID(), author: 'По расписанию', user: null, now });
      await tx.query(sql`
        update import_sources set due_at = ${next === null ? null : new Date(next)} where id = ${source.id}`);
    }
  });
}
