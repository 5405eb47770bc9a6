import type { Fiscal } from './entities.ts';
import type { Found, LateAnswer, RegisterTask, Settlement, TaskEvent } from './taskEntities.ts';

/** So long after the last sending nothing of it is on its way any more, ms: who looks at the register earlier may look too early. */
export const SETTLE_AFTER_MS = 60_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So long a register keeps what became of its tasks, ms. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** What stands against settling a task by hand; null where nothing does. */
export function settleProblem(
  { status, lastSentAt }: Pick<RegisterTask, 'status' | 'lastSentAt'>,
  now: number,
): 'receipt.not_unknown' | 'receipt.too_soon' | null {
  if (status !== 'unknown') return 'receipt.not_unknown';
  return lastSentAt !== null && now - lastSentAt < SETTLE_AFTER_MS ? 'receipt.too_soon' : null;
}

/** A task that is known by the word of whoever looked: what did not come off may be tried again, under a new uuid. */
export function settle(
  task: RegisterTask,
  { task: uuid, found, fiscal, register, now }: Extract<TaskEvent, { type: 'settled' }>,
): RegisterTask {
  if (uuid !== task.uuid || settleProblem(task, now) !== null) return task;
  const settled = [
    ...task.settled,
    { uuid, found, fiscal, at: now, late: null, ...(register !== undefined && { register }) },
  ];
  return found === 'printed'
    ? { ...task, status: 'done', told: '', fiscal, settled }
    : { ...task, status: 'failed', told: 'Решили по\u00a0кассе: не\u00a0вышло', settled };
}

/** Whether the same was settled before: what is sent twice is taken once. */
export const isSettledSo = (
  { settled }: Pick<RegisterTask, 'settled'>,
  wish: { uuid: string; found: Found; fiscal: Fiscal | null },
): boolean =>
  settled.some(
    ({ uuid, found, fiscal }) =>
      uuid === wish.uuid &&
      found === wish.found &&
      fiscal?.document === wish.fiscal?.document &&
      fiscal?.sign === wish.fiscal?.sign,
  );

/** Whether the register says something else than what was found. */
export function isContradicted({ found, fiscal, late }: Settlement): boolean {
  if (late === null) return false;
  if (late.type === 'refused') return found === 'printed';
  // Of what has no document of its own, as a shift, none was read.
  const differs = late.fiscal !== null && fiscal !== null && late.fiscal.document !== fiscal.document;
  return found === 'absent' || differs;
}

/** What was taken for not printed and was is what the task comes to, unless the next one is on its way or done. */
export function preferPrinted(task: RegisterTask): RegisterTask {
  const isFree = task.status === 'failed' || (task.status !== 'done' && task.sentAt === null);
  const printed = task.settled.find(({ late }) => late?.type === 'done');
  if (!isFree || printed?.late?.type !== 'done') return task;
  return { ...task, uuid: printed.uuid, status: 'done', taken: true, told: '', fiscal: printed.late.fiscal };
}

/** An answer that comes after the task was settled is kept, and its word of what was printed is the better one. */
export function hearLate(
  task: RegisterTask,
  event: Extract<TaskEvent, { type: 'done' | 'refused' }>,
): RegisterTask {
  const { task: uuid } = event;
  const late: LateAnswer =
    event.type === 'done' ? { type: 'done', fiscal: event.fiscal } : { type: 'refused', told: event.told };
  const settled = task.settled.map((one) =>
    one.uuid === uuid && one.late === null ? { ...one, late } : one,
  );
  const isOwn = task.uuid === uuid && task.status === 'done' && late.type === 'done';
  return preferPrinted({ ...task, settled, ...(isOwn && { fiscal: late.fiscal ?? task.fiscal }) });
}

/** When a register is asked once more after what was settled, ms since 1970: ever more seldom; null once it has forgotten all. */
export const nextLateAsk = (settledAt: number, now: number): number | null =>
  now - settledAt > KEPT_MS ? null : now + Math.min(HOUR_MS, Math.max(MINUTE_MS, now - settledAt));

/** Settlements that the register has not answered yet. */
export const unheard = ({ settled }: Pick<RegisterTask, 'settled'>): readonly Settlement[] =>
  settled.filter(({ late }) => late === null);

/** Whether a register can say anything of what was settled: another one was never told of it. */
export const isKnownTo =
  (mine: number) =>
  ({ register = mine }: Settlement): boolean =>
    register === mine;
