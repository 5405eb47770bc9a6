import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { deadlineProblem, missingShots, reportAfter } from '@siren/domain/photo-reports';
import type { PhotoNote, PhotoReport, ReportStatus, ReportStep } from '@siren/domain/photo-reports';
import { recordChange } from '../audit/index.ts';
import { onlyRow, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { readPlan } from './readPlans.ts';
import { readReport, readStaffReport } from './readReport.ts';
import type { BareReport, ReportOf } from './readReport.ts';
import { tellStore } from './tellStore.ts';

/** How a report stands after a step. @throws ApiError photo_report.step_not_allowed */
export function stepOf(
  { status }: Pick<PhotoReport, 'status'>,
  step: ReportStep,
  { session }: Pick<Context, 'session'>,
): ReportStatus {
  const after = reportAfter(status, step, session.permissions);
  if (after === null) throw staffRefusal('photo_report.step_not_allowed');
  return after;
}

/** Holds the report of a store, begun by this where it was not; gives its id. @throws ApiError photo_report.not_found where the plan asks the store no more */
export async function holdReport(tx: Database, { plan, store }: ReportOf): Promise<number> {
  const [asked] = await tx.query(sql`
    select plan_id from photo_plan_stores where plan_id = ${plan} and store_id = ${store} for key share`);
  if (!asked) throw staffRefusal('photo_report.not_found');
  await tx.query(sql`
    insert into photo_reports (plan_id, store_id) values (${plan}, ${store}) on conflict do nothing`);
  return onlyRow(
    await tx.query<{ id: number }>(sql`
      select id from photo_reports where plan_id = ${plan} and store_id = ${store} for update`),
  ).id;
}

const actions = { send: 'send', accept: 'accept_photos', reject: 'reject_photos' } as const;

interface Said {
  comment: string;
  notes: readonly PhotoNote[];
  /** null leaves the last day as it is. */
  deadline: string | null;
}

interface Wish extends ReportOf {
  version: number;
  step: keyof typeof actions;
  /** What a reviewer says. @default what was said before stays */
  said?: Said;
}

async function say(tx: Database, id: number, { comment, notes, deadline }: Said): Promise<void> {
  await tx.query(sql`
    update photo_reports set comment = ${comment}, deadline = coalesce(${deadline}::date, deadline) where id = ${id}`);
  await tx.query(sql`delete from photo_notes where report_id = ${id}`);
  await tx.query(sql`
    insert into photo_notes (report_id, position, shot_id, x, y, text)
    select ${id}::int, n.at, (n.note ->> 'shot')::int, (n.note ->> 'x')::float8, (n.note ->> 'y')::float8, n.note ->> 'text'
    from jsonb_array_elements(${JSON.stringify(notes)}::jsonb) with ordinality n (note, at)`);
}

/** What a reviewer may not say. @throws ApiError bad_request, photo_report.deadline_over */
function checkSaid({ notes, deadline }: Said, { taken, timeZone }: BareReport, { now }: Context): void {
  if (!notes.every(({ shot }) => taken.some((one) => one.shot === shot)))
    throw badRequest('notes: нет такого снимка.');
  if (deadline !== null && deadlineProblem({ deadline, timeZone }, now().getTime()) !== null)
    throw staffRefusal('photo_report.deadline_over');
}

const toldChanges = ({ comment, deadline }: Said, before: BareReport) => [
  { field: 'comment', from: before.comment, to: comment },
  { field: 'deadline', from: before.deadline, to: deadline ?? before.deadline },
];

async function write(context: Context, tx: Database, wish: Wish): Promise<void> {
  const { step, said, version } = wish;
  await readReport({ ...context, db: tx }, wish);
  const id = await holdReport(tx, wish);
  const report = await readReport({ ...context, db: tx }, wish);
  if (report.version !== version)
    throw staffRefusal('general.conflict', { data: await readStaffReport({ ...context, db: tx }, wish) });
  const to = stepOf(report, step, context);
  const taken = report.taken.map(({ shot }) => shot);
  const { shots, task } = await readPlan(tx, wish.plan);
  if (step === 'send' && missingShots(shots, taken).length > 0) throw staffRefusal('photo_report.missing');
  if (said) {
    checkSaid(said, report, context);
    await say(tx, id, said);
    if (said.deadline !== null) await tellStore(context, tx, { ...wish, task, deadline: said.deadline });
  }
  const reviewer = step === 'send' ? null : (context.session.user?.id ?? null);
  await tx.query(sql`
    update photo_reports set status = ${to}, version = version + 1,
      sent_at = case when ${step} = 'send' then ${context.now()}::timestamptz else sent_at end,
      reviewer_id = coalesce(${reviewer}::int, reviewer_id) where id = ${id}`);
  const changes = [{ field: 'status', from: report.status, to }, ...(said ? toldChanges(said, report) : [])];
  await recordChange(context, { kind: 'photo_report', record: id, action: actions[step], changes }, tx);
}

/**
 * Sends a report, accepts it or gives it back, as it was seen.
 *
 * @throws ApiError photo_report.not_found, photo_report.step_not_allowed, photo_report.missing, photo_report.deadline_over,
 *   general.conflict
 */
export async function stepReport(context: Context, wish: Wish): Promise<PhotoReport> {
  await context.db.transaction((tx) => write(context, tx, wish));
  return readStaffReport(context, wish);
}

/** Gives a report back with words on its photos. */
export const rejectReport = (
  context: Context,
  { comment, notes, deadline, ...seen }: CheckedPayloadOf<'/api/tools/photo-reports/reject'>,
): Promise<PhotoReport> =>
  stepReport(context, { ...seen, step: 'reject', said: { comment, notes, deadline } });
