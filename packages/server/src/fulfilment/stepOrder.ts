import type { CheckedPayloadOf } from '@siren/contract/calls';
import { staffRefusal } from '@siren/contract/errors';
import type { FieldChange } from '@siren/domain/audit';
import { moneyState, stepProblem } from '@siren/domain/orders';
import type { StaffOrder } from '@siren/domain/orders';
import { moneyOwed } from '@siren/domain/payments';
import { retryDeadlock } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { badRequest } from '../http/index.ts';
import type { Context } from '../http/index.ts';
import { sendMessages, writeMessage } from '../order-messages/index.ts';
import type { Post } from '../order-messages/index.ts';
import { holdOrder, recordStep, settle } from '../payments/index.ts';
import type { HeldOrder } from '../payments/index.ts';
import { makeReceipts } from '../receipts/index.ts';
import type { Changed } from '../lists/index.ts';
import { heldCause } from './cancelCauses.ts';
import type { Fulfilment } from './Fulfilment.ts';
import { readStaffOrder } from './readStaffOrder.ts';
import { readStepNews } from './readStepNews.ts';
import { takeStep } from './takeStep.ts';
import type { Step } from './takeStep.ts';
import { versionOf } from './versionOf.ts';
import { withPresent } from './withPresent.ts';

type StepPayload = CheckedPayloadOf<'/api/admin/orders/step'>;

const factsOf = (held: HeldOrder) => ({
  status: held.status,
  pickup: held.store !== null,
  money: moneyState({ ...held, payType: held.payTypeCode }),
});

/** What changed besides the status. */
const othersOf = (held: HeldOrder, { cause, received }: Step): FieldChange[] => [
  { field: 'cause', from: null, to: cause?.name ?? null },
  { field: 'received', from: null, to: received === null ? null : moneyOwed(held) },
  { field: 'means', from: null, to: received },
];

async function step(
  context: Context,
  tx: Database,
  { payload, post }: { payload: StepPayload; post: Post },
): Promise<Changed> {
  const { session, limits, now } = context;
  const held = await holdOrder(tx, payload.id);
  const { id, version } = held;
  // Pressed twice, or by two people: it stands there already, and nothing is done again.
  if (held.status === payload.to) return { version, changed: false };
  if (version !== payload.version) throw staffRefusal('general.conflict');
  const problem = stepProblem(factsOf(held), payload, session.permissions);
  if (problem) throw staffRefusal(problem);
  const cause = payload.cause === null ? null : await heldCause(tx, payload.cause);
  const taken: Step = { ...payload, cause };
  const at = now();
  await takeStep(tx, held, taken, { now: at, readyDays: limits.keep.readyDays });
  await recordStep(context, tx, held, { to: payload.to, at, others: othersOf(held, taken) });
  if (payload.to === 'done') await makeReceipts(tx, { order: id, now: at, sale: true });
  const news = payload.tell ? await readStepNews(tx, held, taken) : null;
  if (news) await writeMessage(context, tx, post, { order: id, news, at });
  return { version: await versionOf(tx, id), changed: true };
}

/**
 * Takes an order a step, in one transaction with what is written down of it; whatever money goes back is asked back from
 * the provider after that, and once more every minute until it has gone. A message to the buyer goes out after it, too.
 *
 * @throws ApiError order.not_found, step_not_allowed, unpaid, lacking, cause_gone, general.conflict
 */
export async function changeStep(
  context: Context,
  payload: StepPayload,
  { providers, post }: Fulfilment,
): Promise<Changed> {
  const changed = await retryDeadlock(() =>
    context.db.transaction((tx) => step(context, tx, { payload, post })),
  );
  await settle({ ...context, providers }, payload.id);
  if (payload.tell) await sendMessages({ ...context, ...post }, payload.id);
  return changed;
}

/**
 * Takes an order a step, and shows it as it is then.
 *
 * @throws ApiError order.not_found, step_not_allowed, unpaid, lacking, cause_gone, general.conflict, bad_request
 */
export async function stepOrder(context: Context, payload: StepPayload, by: Fulfilment): Promise<StaffOrder> {
  const { id, to, cause } = payload;
  if ((to === 'cancelled') !== (cause !== null)) throw badRequest('cause: причину называют при отмене.');
  await withPresent(context, { id, by }, () => changeStep(context, payload, by));
  return readStaffOrder(context, id, by);
}
