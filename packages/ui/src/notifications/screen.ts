import { VISIBLE_MAX } from './notification.ts';
import type { Notification } from './notification.ts';

/** One notification on the screen. */
export interface Shown {
  /** Its own for ever: an id may come again while what had it before is still leaving. */
  readonly key: number;
  readonly notification: Notification;
  /** `closed`: leaving. It keeps its place until it is gone, so that never more than five are seen. */
  readonly state: 'open' | 'closed';
  /** On the clock of the screen, ms. */
  readonly until: number;
}

/**
 * What is in view and how long it stays. Time is counted by a clock of the screen, which runs only while somebody draws
 * notifications and nothing holds them: each ends at one moment of that clock, so pausing and going on with the rest
 * of the time need no sums for each of them.
 */
export interface Screen {
  /** In the order in which they came into view, five at most. */
  readonly shown: readonly Shown[];
  /** How many ever came into view. */
  readonly count: number;
  /** What the clock of the screen showed when it was set going or stopped last, ms. */
  readonly elapsed: number;
  /** When it was set going, by the clock outside; null while it stands. */
  readonly since: number | null;
  /** How many draw what is shown. */
  readonly watchers: number;
  /** How many want time to stand still. */
  readonly holds: number;
}

export const EMPTY: Screen = { shown: [], count: 0, elapsed: 0, since: null, watchers: 0, holds: 0 };

export type ScreenEvent =
  /** Something changed in the queue. */
  | { type: 'queue' }
  /** What was closed has left the screen. */
  | { type: 'gone'; key: number }
  | { type: 'watch' | 'unwatch' | 'hold' | 'release' };

/** What the clock of the screen shows. */
const screenTime = ({ elapsed, since }: Screen, now: number): number =>
  elapsed + (since === null ? 0 : now - since);

const isOpen = ({ state }: Shown): boolean => state === 'open';

/** Those whose time is over. */
export const overdue = (screen: Screen, now: number): readonly Notification[] =>
  screen.shown
    .filter((one) => isOpen(one) && one.until <= screenTime(screen, now))
    .map(({ notification }) => notification);

/** Moment of the clock outside at which something is overdue; Infinity where nothing ever is. */
export function nextMoment({ shown, elapsed, since }: Screen): number {
  if (since === null) return Infinity;
  return since + Math.min(...shown.filter(isOpen).map(({ until }) => until)) - elapsed;
}

/** Takes over what the queue says of those in view. Other words want their time to be read: it begins anew. */
function follow(screen: Screen, queue: readonly Notification[], time: number): readonly Shown[] {
  return screen.shown.flatMap((one): Shown[] => {
    const notification = isOpen(one) && queue.find(({ id }) => id === one.notification.id);
    if (notification === one.notification) return [one];
    if (notification) return [{ ...one, notification, until: time + notification.duration }];
    /* Where nobody draws it, nobody tells when it has left. */
    if (screen.watchers === 0) return [];
    return [isOpen(one) ? { ...one, state: 'closed' } : one];
  });
}

/** Lets in those whose turn it is. Their time begins now, not when they were said. */
function admit(screen: Screen, queue: readonly Notification[], time: number): Screen {
  const open = new Set(screen.shown.filter(isOpen).map(({ notification }) => notification.id));
  const added = queue
    .filter(({ id }) => !open.has(id))
    .slice(0, VISIBLE_MAX - screen.shown.length)
    .map((notification, index): Shown => {
      const key = screen.count + index + 1;
      return { key, notification, state: 'open', until: time + notification.duration };
    });
  return { ...screen, shown: [...screen.shown, ...added], count: screen.count + added.length };
}

function take(screen: Screen, event: ScreenEvent): Screen {
  switch (event.type) {
    case 'queue':
      return screen;
    case 'gone':
      return { ...screen, shown: screen.shown.filter((one) => one.key !== event.key || isOpen(one)) };
    case 'watch':
      return { ...screen, watchers: screen.watchers + 1 };
    case 'unwatch':
      return { ...screen, watchers: screen.watchers - 1 };
    case 'hold':
      return { ...screen, holds: screen.holds + 1 };
    case 'release':
      return { ...screen, holds: screen.holds - 1 };
  }
}

/** Sets the clock of the screen going or stops it. */
function setClock(screen: Screen, now: number): Screen {
  const runs = screen.watchers > 0 && screen.holds === 0;
  if (runs === (screen.since !== null)) return screen;
  return { ...screen, elapsed: screenTime(screen, now), since: runs ? now : null };
}

/**
 * What becomes of the screen. Whatever happens, those that wait take the free places in the order they came.
 * @param queue all that are shown or wait, the oldest first
 * @param now what the clock outside shows, ms
 */
export function stepScreen(
  screen: Screen,
  event: ScreenEvent,
  queue: readonly Notification[],
  now: number,
): Screen {
  const time = screenTime(screen, now);
  const next = take(screen, event);
  const followed = { ...next, shown: follow(next, queue, time) };
  return setClock(admit(followed, queue, time), now);
}
