import type { Fiscal } from './entities.ts';

/**
 * How a task of the register stands: nobody has begun to send it; it was sent, or is being sent; what became of it is not known; it
 * is done; the register has refused it for good.
 */
export const taskStatuses = ['waiting', 'sent', 'unknown', 'done', 'failed'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** What somebody finds who looks at the register itself for a task that it knows nothing of. */
export const foundWays = ['printed', 'absent'] as const;
export type Found = (typeof foundWays)[number];

/** What a register says of a task at last. */
export type LateAnswer = { type: 'done'; fiscal: Fiscal | null } | { type: 'refused'; told: string };

/** That somebody has settled by what they found what became of a task. */
export interface Settlement {
  /** Under which the register knows it, whatever the task goes by since. */
  uuid: string;
  found: Found;
  /** What they read; null for a task that did not come off. */
  fiscal: Fiscal | null;
  /** ms since 1970. */
  at: number;
  /** The register that it went to; there is none in what was settled before shops could change theirs. */
  register?: number;
  /** What the register said of it afterwards; null until it does. */
  late: LateAnswer | null;
  /** The register made no sense of it when it was asked before the next sending: whoever wants that one goes by their own eyes. */
  doubted?: true;
}

/** A task of the register, as it is stored. */
export interface RegisterTask {
  /** By which the register knows it: the same for each sending. */
  uuid: string;
  status: TaskStatus;
  /** When it was sent for the first time, ms since 1970; null where it never was. */
  sentAt: number | null;
  /** When it was sent last, ms since 1970. */
  lastSentAt: number | null;
  /** Whether the register has ever said that it has the task. */
  taken: boolean;
  /** Sendings, one after another, of which nothing was heard that says anything. */
  missed: number;
  /** What the register said of it last, in its words; empty for nothing. */
  told: string;
  fiscal: Fiscal | null;
  /** What was settled by hand, the oldest first. */
  settled: readonly Settlement[];
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
  /** `told`: what it says besides, as that no paper came out; the tax office has it all the same. */
  | { type: 'done'; task: string; fiscal: Fiscal | null; told?: string }
  | { type: 'refused'; task: string; told: string }
  /** The register was asked after what the task went by before, and its answer says nothing. */
  | { type: 'unclear'; task: string; told: string }
  /** The shop rings up at another register now, and this one is not asked any more. */
  | { type: 'left'; task: string; told: string }
  /** Somebody has looked at the register itself. */
  | {
      type: 'settled';
      task: string;
      found: Found;
      fiscal: Fiscal | null;
      register?: number;
      now: number;
    }
  /** Somebody wants it once more, under another uuid. */
  | { type: 'again'; uuid: string };
