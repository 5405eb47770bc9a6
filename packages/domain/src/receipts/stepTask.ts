import type { Fiscal } from './entities.ts';

/**
 * How a task of the register stands: nobody has begun to send it; it was sent, or is being sent; what became of it is not known; it
 * is done; the register has refused it for good.
 */
export const taskStatuses = ['waiting', 'sent', 'unknown', 'done', 'failed'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** A task of the register, as it is stored. */
export interface RegisterTask {
  /** By which the register knows it: the same for each sending. */
  uuid: string;
  status: TaskStatus;
  /** When it was sent for the first time, ms since 1970; null where it never was. */
  sentAt: number | null;
  /** Whether the register has ever said that it has the task. */
  taken: boolean;
  /** What the register said of it last, in its words; empty for nothing. */
  told: string;
  fiscal: Fiscal | null;
}

/** What is heard of a task; `task` is the uuid that it is about. */
export type TaskEvent =
  /** It is about to be sent: stored before anything leaves. */
  | { type: 'sending'; task: string; now: number }
  /** The register has it: it took it, had it already, or works on it. */
  | { type: 'taken'; task: string; told: string }
  /** No answer, or one that says nothing of the task. */
  | { type: 'lost'; task: string; told: string }
  /** The register has lost its own devices within the task, and finds out by itself. */
  | { type: 'blocked'; task: string; told: string }
  /** The register was asked and knows no such task. */
  | { type: 'absent'; task: string; now: number }
  | { type: 'done'; task: string; fiscal: Fiscal | null }
  | { type: 'refused'; task: string; told: string }
  /** Somebody wants it once more, under another uuid. */
  | { type: 'again'; uuid: string };

/** So long after the first sending a register that knows nothing of it is believed, ms: later it may have forgotten. */
export const BELIEVED_MS = 24 * 60 * 60 * 1000;

export const newTask = (uuid: string): RegisterTask => ({
  uuid,
  status: 'waiting',
  sentAt: null,
  taken: false,
  told: '',
  fiscal: null,
});

/** A register that never had it gets it once more, under the same uuid; one that may have forgotten it does not. */
function absent(task: RegisterTask, now: number): RegisterTask {
  const mayHaveIt = task.taken || (task.sentAt !== null && now - task.sentAt >= BELIEVED_MS);
  return mayHaveIt
    ? { ...task, status: 'unknown', told: 'Касса больше не\u00a0знает об\u00a0этом чеке' }
    : { ...task, status: 'waiting', told: '' };
}

/**
 * What becomes of a task by what is heard of it, in whatever order, late or twice. An end is an end: only what was refused for good
 * is tried again, under a new uuid, and what is heard of an old one after that counts for nothing.
 */
export function stepTask(task: RegisterTask, event: TaskEvent): RegisterTask {
  if (event.type === 'again') return task.status === 'failed' ? newTask(event.uuid) : task;
  if (event.task !== task.uuid || task.status === 'done' || task.status === 'failed') return task;
  switch (event.type) {
    case 'sending':
      return { ...task, status: 'sent', sentAt: task.sentAt ?? event.now };
    case 'taken':
      return { ...task, status: 'sent', taken: true, told: event.told };
    case 'blocked':
      return { ...task, status: 'unknown', taken: true, told: event.told };
    case 'lost':
      return task.status === 'waiting' ? task : { ...task, status: 'unknown', told: event.told };
    case 'absent':
      return absent(task, event.now);
    case 'done':
      return { ...task, status: 'done', taken: true, told: '', fiscal: event.fiscal };
    case 'refused':
      return { ...task, status: 'failed', told: event.told };
  }
}

/** What is to be done about a task now: what was ever sent is asked after first. */
export const dueOf = ({ status }: Pick<RegisterTask, 'status'>): 'send' | 'ask' | null =>
  status === 'waiting' ? 'send' : status === 'sent' || status === 'unknown' ? 'ask' : null;
