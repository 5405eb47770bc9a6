import type { Step } from './step.ts';

export interface DebounceState<Value> {
  /** Changes that wait for quiet; `dueAt` in ms since 1970. */
  pending: readonly { key: string; value: Value; dueAt: number }[];
  /** Keys whose change was sent and is not answered yet. */
  flying: readonly string[];
}

export type DebounceEvent<Value> =
  /** The value a key is to have, absolute: the last one wins. */
  | { type: 'change'; key: string; value: Value }
  /** The time that a `wait` effect named has come. */
  | { type: 'due' }
  /** Something else is to be done to these keys (deleted, toggled): what waits for them is forgotten. */
  | { type: 'begin'; keys: readonly string[] }
  /** The answer for these keys came, good or bad. */
  | { type: 'settle'; keys: readonly string[] };

export type DebounceEffect<Value> =
  /** Report `due` at this time, ms since 1970. */
  | { type: 'wait'; until: number }
  | { type: 'send'; key: string; value: Value }
  /** What `begin` asked for may be sent for these keys: the ones that were not in flight. */
  | { type: 'begun'; keys: string[] };

/** A debouncing policy: `step` is pure, `now` in ms since 1970. */
export interface Debouncer<Value> {
  initial: DebounceState<Value>;
  step: (
    state: DebounceState<Value>,
    event: DebounceEvent<Value>,
    now: number,
  ) => Step<DebounceState<Value>, DebounceEffect<Value>>;
}

/** One wait for what is due next; none where nothing waits. */
function nextWait<Value>({ pending }: DebounceState<Value>): DebounceEffect<Value>[] {
  if (pending.length === 0) return [];
  return [{ type: 'wait', until: Math.min(...pending.map(({ dueAt }) => dueAt)) }];
}

/**
 * Quick changes of a key become one, sent once nothing changed for `waitMs`; a key that is in flight takes no
 * change until it is settled (behaviour cart-3).
 */
export function createDebouncer<Value>(waitMs: number): Debouncer<Value> {
  return {
    initial: { pending: [], flying: [] },
    step(state, event, now) {
      switch (event.type) {
        case 'change': {
          const { key, value } = event;
          if (state.flying.includes(key)) return { state, effects: [] };
          const others = state.pending.filter((change) => change.key !== key);
          const next = { ...state, pending: [...others, { key, value, dueAt: now + waitMs }] };
          return { state: next, effects: nextWait(next) };
        }
        case 'due': {
          const due = state.pending.filter(({ dueAt }) => dueAt <= now);
          const pending = state.pending.filter(({ dueAt }) => dueAt > now);
          const next = { pending, flying: [...state.flying, ...due.map(({ key }) => key)] };
          const sent = due.map(({ key, value }) => ({ type: 'send' as const, key, value }));
          return { state: next, effects: [...sent, ...nextWait(next)] };
        }
        case 'begin': {
          const keys = [...new Set(event.keys)].filter((key) => !state.flying.includes(key));
          if (keys.length === 0) return { state, effects: [] };
          const pending = state.pending.filter(({ key }) => !keys.includes(key));
          return {
            state: { pending, flying: [...state.flying, ...keys] },
            effects: [{ type: 'begun', keys }],
          };
        }
        case 'settle': {
          const flying = state.flying.filter((key) => !event.keys.includes(key));
          return { state: { ...state, flying }, effects: [] };
        }
      }
    },
  };
}
