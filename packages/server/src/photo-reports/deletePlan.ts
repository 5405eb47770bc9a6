import type { AnswerOf, CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import { deletePlanProblem } from '@siren/domain/photo-reports';
import { recordChange } from '../audit/index.ts';
import { retryDeadlock, sql } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import type { Context } from '../http/index.ts';
import { readStaffPlan } from './readPlans.ts';

type DeletePayload = CheckedPayloadOf<'/api/tools/photo-reports/delete-plan'>;

async function remove(context: Context, tx: Database, { id, version }: DeletePayload): Promise<void> {
  await tx.query(sql`select from photo_plans where id = ${id} for update`);
  // A store that begins its report at this moment comes before, and is seen, or after, and is told that the plan is gone.
  await tx.query(sql`select from photo_plan_stores where plan_id = ${id} order by store_id for update`);
  const plan = await readStaffPlan({ ...context, db: tx }, id);
  if (plan.version !== version) throw staffRefusal('general.conflict', { data: plan });
  if (deletePlanProblem(plan.cells) !== null) throw staffRefusal('photo_report.plan_used');
  // Photos on their way belong to nothing then: their bytes go with those of others that nothing shows.
  await tx.query(sql`
    update photo_files set shot_id = null, name = id::text
    where shot_id in (select s.id from photo_shots s where s.plan_id = ${id})`);
  await tx.query(sql`delete from photo_plans where id = ${id}`);
  const changes = [{ field: 'task', from: plan.task, to: null }];
  await recordChange(context, { kind: 'photo_plan', record: id, action: 'delete', changes }, tx);
}

/**
 * Deletes a plan that no store has begun. Its samples go with other photos that nothing shows.
 *
 * @throws ApiError photo_report.not_found, photo_report.plan_used, general.conflict
 */
export async function deletePlan(
  context: Context,
  payload: DeletePayload,
): Promise<AnswerOf<'/api/tools/photo-reports/delete-plan'>> {
  await retryDeadlock(() => context.db.transaction((tx) => remove(context, tx, payload)));
  return {};
}
