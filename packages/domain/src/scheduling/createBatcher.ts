import type { Step } from './step.ts';

/** Time, ms, in which questions whether goods are favourites are gathered into one (behaviour cart-8). */
export const FAVORITES_BATCH_MS = 300;

export interface BatchState<Id> {
  /** Asked for and not sent yet, each once. */
  waiting: readonly Id[];
  /** When they are to be sent, ms since 1970; null while nothing waits. */
  dueAt: number | null;
  /** Sent and not answered yet. */
  flying: readonly Id[];
}

export type BatchEvent<Id> =
  | { type: 'ask'; ids: readonly Id[] }
  /** The time that a `wait` effect named has come. */
  | { type: 'due' }
  /** The answer for these ids came, good or bad. */
  | { type: 'settle'; ids: readonly Id[] };

export type BatchEffect<Id> =
  /** Report `due` at this time, ms since 1970. */
  { type: 'wait'; until: number } | { type: 'send'; ids: readonly Id[] };

/** A batching policy: `step` is pure, `now` in ms since 1970. */
export interface Batcher<Id> {
  initial: BatchState<Id>;
  step: (state: BatchState<Id>, event: BatchEvent<Id>, now: number) => Step<BatchState<Id>, BatchEffect<Id>>;
}

/**
 * Everything asked for within `waitMs` of the first question goes out as one. What waits or flies already is
 * not asked for again. Later questions do not put the time off, so that an answer never waits longer.
 */
export function createBatcher<Id extends string | number>(waitMs: number): Batcher<Id> {
  return {
    initial: { waiting: [], dueAt: null, flying: [] },
    step(state, event, now) {
      switch (event.type) {
        case 'ask': {
          const known = new Set([...state.waiting, ...state.flying]);
          const fresh = [...new Set(event.ids)].filter((id) => !known.has(id));
          if (fresh.length === 0) return { state, effects: [] };
          const dueAt = state.dueAt ?? now + waitMs;
          const effects = state.dueAt === null ? [{ type: 'wait' as const, until: dueAt }] : [];
          return { state: { ...state, waiting: [...state.waiting, ...fresh], dueAt }, effects };
        }
        case 'due': {
          // Whatever the clock shows: it may have been set back, and nothing else would ask for the time again.
          if (state.dueAt === null) return { state, effects: [] };
          const next = { waiting: [], dueAt: null, flying: [...state.flying, ...state.waiting] };
          return { state: next, effects: [{ type: 'send', ids: state.waiting }] };
        }
        case 'settle': {
          const flying = state.flying.filter((id) => !event.ids.includes(id));
          return { state: { ...state, flying }, effects: [] };
        }
      }
    },
  };
}
