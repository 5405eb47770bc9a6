import { hearLate, preferPrinted, settle, unheard } from './settleTask.ts';
import type { RegisterTask, Settlement, TaskEvent } from './taskEntities.ts';

/** So long after the first sending a register that knows nothing of it is believed, ms: later it may have forgotten. */
export const BELIEVED_MS = 24 * 60 * 60 * 1000;

/** After so many sendings that nothing sensible was heard of a task is not sent by itself any more: somebody settles it. */
export const MISSED_MAX = 5;

export const newTask = (uuid: string): RegisterTask => ({
  uuid,
  status: 'waiting',
  sentAt: null,
  lastSentAt: null,
  taken: false,
  missed: 0,
  told: '',
  fiscal: null,
  settled: [],
});

/**
 * A register that never had it gets it once more, under the same uuid; one that may have forgotten it does not, nor does one that
 * makes no sense of it.
 */
function absent(task: RegisterTask, now: number): RegisterTask {
  const mayHaveIt = task.taken || (task.sentAt !== null && now - task.sentAt >= BELIEVED_MS);
  return mayHaveIt
    ? { ...task, status: 'unknown', told: 'Касса больше об\u00a0этом не\u00a0знает' }
    : task.missed >= MISSED_MAX
      ? { ...task, status: 'unknown' }
      : { ...task, status: 'waiting', told: '' };
}

/** Nothing was heard that says anything of it: of a sending, or of a question. */
function lost(task: RegisterTask, told: string): RegisterTask {
  if (task.status === 'waiting') return task;
  const wasSent = task.status === 'sent' && !task.taken;
  return { ...task, status: 'unknown', told, missed: task.missed + (wasSent ? 1 : 0) };
}

/**
 * What the task went by before may have been printed: it is not sent until the register says of that what became of it. One that says
 * nothing sensible so many times leaves it to whoever looks.
 */
function unclear(task: RegisterTask, told: string): RegisterTask {
  if (task.status !== 'waiting' || task.sentAt !== null) return task;
  const missed = task.missed + 1;
  if (missed < MISSED_MAX) return { ...task, missed, told };
  const settled = task.settled.map((one) => (one.late === null ? { ...one, doubted: true as const } : one));
  return { ...task, status: 'unknown', missed, told, settled };
}

/** An open task by what is heard of it. */
function stepOpen(
  task: RegisterTask,
  event: Exclude<TaskEvent, { type: 'again' | 'settled' }>,
): RegisterTask {
  switch (event.type) {
    case 'sending':
      return { ...task, status: 'sent', sentAt: task.sentAt ?? event.now, lastSentAt: event.now };
    case 'taken':
      return { ...task, status: 'sent', taken: true, missed: 0, told: event.told };
    case 'blocked':
      return { ...task, status: 'unknown', taken: true, told: event.told };
    case 'lost':
      return lost(task, event.told);
    case 'unclear':
      return unclear(task, event.told);
    case 'left':
      return { ...task, status: 'unknown', told: event.told };
    case 'absent':
      return absent(task, event.now);
    case 'done':
      return { ...task, status: 'done', taken: true, told: event.told ?? '', fiscal: event.fiscal };
    case 'refused':
      return preferPrinted({ ...task, status: 'failed', told: event.told });
  }
}

/**
 * What becomes of a task by what is heard of it, in whatever order, late or twice. An end is an end: only what was refused for good
 * is tried again, under a new uuid, and what is heard of an old one after that counts for nothing, unless it was settled by hand:
 * then the word of the register is kept.
 */
export function stepTask(task: RegisterTask, event: TaskEvent): RegisterTask {
  if (event.type === 'again')
    return task.status === 'failed' ? { ...newTask(event.uuid), settled: task.settled } : task;
  if (event.type === 'settled') return settle(task, event);
  if (unheard(task).some(({ uuid }) => uuid === event.task))
    return event.type === 'done' || event.type === 'refused' ? hearLate(task, event) : task;
  if (event.task !== task.uuid || task.status === 'done' || task.status === 'failed') return task;
  const next = stepOpen(task, event);
  // What says nothing new is no step: whoever stores it would put off what is due.
  const keys = Object.keys(next) as (keyof RegisterTask)[];
  return keys.every((key) => next[key] === task[key]) ? task : next;
}

/**
 * What a task went by before that is asked after first, before it goes to the register under its own uuid: whoever found nothing
 * printed may have looked while it still lay in the register. Only what that knows nothing of, or has refused, leaves the way free.
 */
export const askedBefore = (task: RegisterTask): readonly Settlement[] =>
  dueOf(task) === 'send' && task.sentAt === null
    ? unheard(task).filter(({ found, doubted }) => found === 'absent' && doubted === undefined)
    : [];

/** What is to be done about a task now: what was ever sent is asked after first. */
export const dueOf = ({ status }: Pick<RegisterTask, 'status'>): 'send' | 'ask' | null =>
  status === 'waiting' ? 'send' : status === 'sent' || status === 'unknown' ? 'ask' : null;

/** Whether another register may ring it up: this one was told nothing of it, and has nothing to say of what it went by before. */
export const mayMove = (task: RegisterTask): boolean =>
  task.status === 'waiting' && task.sentAt === null && askedBefore(task).length === 0;
