import type { Notifications } from './createNotifications.ts';
import { EMPTY, nextMoment, overdue, stepScreen } from './screen.ts';
import type { ScreenEvent, Shown } from './screen.ts';
import { browserTiming } from './timing.ts';
import type { Timing } from './timing.ts';

export interface NotificationScreen {
  /** Those in view, five at most, the ones that are just leaving among them. The same array while nothing changes. */
  shown: () => readonly Shown[];
  /** Calls back after each change; returns what ends it. The screen follows the queue while anybody listens. */
  subscribe: (listener: () => void) => () => void;
  /** From now on they are drawn, so their time runs. Returns what ends it. */
  watch: () => () => void;
  /** Their time stands still, under the pointer for instance, until what this returns is called. */
  hold: () => () => void;
  /** What was closed has left the screen, the next one may come. */
  gone: (key: number) => void;
}

/** What `setTimeout` takes at most. */
const LONGEST_MS = 2 ** 31 - 1;

/** Shows a queue: five at most, each for its time, which runs only while it can be seen. Knows nothing of React. */
export function createScreen(queue: Notifications, timing: Timing = browserTiming): NotificationScreen {
  let screen = EMPTY;
  let disarm = () => {};
  let leaveQueue = () => {};
  const listeners = new Set<() => void>();

  const close = () => {
    for (const { id } of overdue(screen, timing.now())) queue.close(id);
    arm();
  };
  const arm = () => {
    disarm();
    const wait = nextMoment(screen) - timing.now();
    if (wait !== Infinity) disarm = timing.after(Math.min(Math.max(wait, 0), LONGEST_MS), close);
  };

  const dispatch = (event: ScreenEvent) => {
    const { shown } = screen;
    const next = stepScreen(screen, event, queue.list(), timing.now());
    const same = next.shown.length === shown.length && next.shown.every((one, index) => one === shown[index]);
    screen = same ? { ...next, shown } : next;
    arm();
    if (!same) for (const listener of listeners) listener();
  };

  const during = (begin: 'watch' | 'hold', end: 'unwatch' | 'release') => () => {
    let ended = false;
    dispatch({ type: begin });
    return () => {
      if (!ended) dispatch({ type: end });
      ended = true;
    };
  };

  return {
    shown: () => screen.shown,
    subscribe(listener) {
      if (listeners.size === 0) leaveQueue = queue.subscribe(() => dispatch({ type: 'queue' }));
      listeners.add(listener);
      dispatch({ type: 'queue' });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leaveQueue();
        disarm();
      };
    },
    watch: during('watch', 'unwatch'),
    hold: during('hold', 'release'),
    gone: (key) => dispatch({ type: 'gone', key }),
  };
}
