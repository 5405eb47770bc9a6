import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { deadlineProblem } from '@siren/domain/photo-reports';
import type { PhotoPlan, StaffPhotoPlan } from '@siren/domain/photo-reports';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { answerMade, askedDigest } from '../http/index.ts';
import type { Context, MadeByKey } from '../http/index.ts';
import { readPlan, readStaffPlan } from './readPlans.ts';

type CreatePayload = CheckedPayloadOf<'/api/tools/photo-reports/create-plan'>;
type SavePayload = CheckedPayloadOf<'/api/tools/photo-reports/save-plan'>;

/** Those that are asked already stay, be they switched off. @throws ApiError photo_report.store_gone, photo_report.store_used */
async function writeStores(tx: Database, plan: number, stores: readonly number[]): Promise<void> {
  // A store that begins its report at this moment comes before, and is seen, or after, and is told.
  await tx.query(sql`
    select from photo_plan_stores where plan_id = ${plan} and store_id <> all(${stores}::int[]) order by store_id for update`);
  const [used] = await tx.query(sql`
    select from photo_reports where plan_id = ${plan} and store_id <> all(${stores}::int[])`);
  if (used) throw staffRefusal('photo_report.store_used');
  await tx.query(sql`
    delete from photo_plan_stores where plan_id = ${plan} and store_id <> all(${stores}::int[])`);
  await tx.query(sql`
    insert into photo_plan_stores (plan_id, store_id)
    select ${plan}::int, id from stores where id = any(${stores}::int[]) and active on conflict do nothing`);
  const { count } = onlyRow(
    await tx.query<{ count: number }>(sql`
      select count(*)::int as count from photo_plan_stores where plan_id = ${plan}`),
  );
  if (count !== new Set(stores).size) throw staffRefusal('photo_report.store_gone');
}

/** A last day that is over in a store gives it no time. @throws ApiError photo_report.deadline_over */
async function checkDeadline(
  { now }: Context,
  tx: Database,
  { deadline, stores }: Pick<SavePayload, 'deadline' | 'stores'>,
): Promise<void> {
  const zones = await tx.query<{ timeZone: string }>(sql`
    select distinct r.time_zone as "timeZone" from stores s
    join cities c on c.id = s.city_id join regions r on r.id = c.region_id where s.id = any(${stores}::int[])`);
  const isOver = zones.some(
    ({ timeZone }) => deadlineProblem({ deadline, timeZone }, now().getTime()) !== null,
  );
  if (isOver) throw staffRefusal('photo_report.deadline_over');
}

async function writeShots(tx: Database, plan: number, shots: CreatePayload['shots']): Promise<void> {
  const samples = shots.flatMap(({ sample }) => sample ?? []);
  const kept = await tx.query<{ id: string }>(sql`
    select id from photo_files where id = any(${samples}::uuid[]) and width is not null and shot_id is null`);
  if (kept.length !== new Set(samples).size) throw staffRefusal('photo.not_found');
  for (const [position, { name, sample }] of shots.entries())
    await tx.query(sql`
      insert into photo_shots (plan_id, position, name, sample_id)
      values (${plan}, ${position}, ${name}, ${sample}::uuid)`);
}

async function make(context: Context, tx: Database, payload: CreatePayload): Promise<MadeByKey> {
  const { idempotencyKey: key, ...asked } = payload;
  const { period, task, deadline, stores, shots } = asked;
  const digest = askedDigest(asked);
  const [made] = await tx.query<{ id: number }>(sql`
    insert into photo_plans (period, task, deadline, request, asked, made_by, made_at)
    values (${`${period}-01`}::date, ${task}, ${deadline}::date, ${key}::uuid, ${digest}::bytea,
      ${context.session.user?.id ?? null}, ${context.now()})
    on conflict (request) do nothing returning id`);
  if (!made) {
    const before = await tx.query<MadeByKey>(sql`
      select id, coalesce(asked = ${digest}::bytea, true) as same from photo_plans where request = ${key}::uuid`);
    return onlyRow(before);
  }
  await checkDeadline(context, tx, { deadline, stores });
  await writeStores(tx, made.id, stores);
  await writeShots(tx, made.id, shots);
  const told = { task, deadline, stores: stores.length, shots: shots.length };
  const changes = Object.entries(told).map(([field, to]) => ({ field, from: null, to }));
  await recordChange(context, { kind: 'photo_plan', record: made.id, action: 'add', changes }, tx);
  return { id: made.id, same: true };
}

/**
 * Makes a plan. The same key is the same plan.
 *
 * @throws ApiError photo_report.store_gone, photo_report.deadline_over, photo.not_found, photo_report.made_otherwise with the plan that the key has made
 */
export async function createPlan(context: Context, payload: CreatePayload): Promise<PhotoPlan> {
  const made = await context.db.transaction((tx) => make(context, tx, payload));
  return answerMade(made, (id) => readPlan(context.db, id), 'photo_report.made_otherwise');
}

async function write(context: Context, tx: Database, payload: SavePayload): Promise<void> {
  const { id, version, task, deadline, stores } = payload;
  await tx.query(sql`select from photo_plans where id = ${id} for update`);
  const before = await readPlan(tx, id);
  if (before.version !== version)
    throw staffRefusal('general.conflict', { data: await readStaffPlan({ ...context, db: tx }, id) });
  const asked = before.stores.map((store) => store.id);
  const newly = deadline === before.deadline ? stores.filter((store) => !asked.includes(store)) : stores;
  await checkDeadline(context, tx, { deadline, stores: newly });
  await writeStores(tx, id, stores);
  await tx.query(sql`
    update photo_plans set task = ${task}, deadline = ${deadline}::date, version = version + 1 where id = ${id}`);
  const changes = [
    { field: 'task', from: before.task, to: task },
    { field: 'deadline', from: before.deadline, to: deadline },
    { field: 'stores', from: before.stores.length, to: stores.length },
  ];
  await recordChange(context, { kind: 'photo_plan', record: id, action: 'save', changes }, tx);
}

/**
 * Changes a plan as it was seen.
 *
 * @throws ApiError photo_report.not_found, photo_report.store_gone, photo_report.store_used, photo_report.deadline_over, general.conflict
 */
export async function savePlan(context: Context, payload: SavePayload): Promise<StaffPhotoPlan> {
  await context.db.transaction((tx) => write(context, tx, payload));
  return readStaffPlan(context, payload.id);
}
