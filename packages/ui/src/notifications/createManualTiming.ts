import type { Timing } from './timing.ts';

export interface ManualTiming extends Timing {
  /** Lets so many ms pass: timers that fall into them call back in their order, each at its own moment. */
  advance: (ms: number) => void;
}

/** A clock that is moved by hand, for tests and stories. */
export function createManualTiming(): ManualTiming {
  let now = 0;
  const timers = new Map<symbol, { at: number; callback: () => void }>();
  const nextTimer = () => [...timers].sort(([, a], [, b]) => a.at - b.at)[0];
  return {
    now: () => now,
    after(ms, callback) {
      const timer = Symbol('timer');
      timers.set(timer, { at: now + ms, callback });
      return () => timers.delete(timer);
    },
    advance(ms) {
      const end = now + ms;
      for (let next = nextTimer(); next && next[1].at <= end; next = nextTimer()) {
        const [timer, { at, callback }] = next;
        timers.delete(timer);
        now = at;
        callback();
      }
      now = end;
    },
  };
}
