import { changedNotification } from './notification.ts';
import type { Notification, NotificationChange } from './notification.ts';

/** So many are shown at once; the others wait their turn (specification §9). */
export const VISIBLE_MAX = 5;

/** One notification on its way through the queue. */
export interface Entry {
  /** Its own for ever: an id may come again while what had it before is still leaving the screen. */
  readonly key: number;
  readonly notification: Notification;
  /** `closed`: leaving the screen. It keeps its place there until it is gone, so that never more than five are seen. */
  readonly state: 'waiting' | 'open' | 'closed';
  /** On the clock of the screen, ms; Infinity while it waits. */
  readonly until: number;
}

/**
 * Everything that the queue knows. Time is counted by a clock of the screen, which runs only while somebody shows
 * notifications and nothing holds them: a notification in view ends at one moment of that clock, so pausing and
 * going on with the rest of the time need no sums for each of them.
 */
export interface Queue {
  /** The oldest first: those in view, then those that wait. */
  readonly entries: readonly Entry[];
  /** What the clock of the screen showed when it was set going or stopped last, ms. */
  readonly elapsed: number;
  /** When it was set going, by the clock outside; null while it stands. */
  readonly since: number | null;
  /** How many show this queue. */
  readonly watchers: number;
  /** How many want time to stand still. */
  readonly holds: number;
}

export const EMPTY: Queue = { entries: [], elapsed: 0, since: null, watchers: 0, holds: 0 };

export type QueueEvent =
  /** One whose id is known takes the place of the former; `key` is for one that is not. */
  | { type: 'show'; key: number; notification: Notification }
  /** Changes part of the one with that id, if there is one. */
  | { type: 'update'; id: string; change: NotificationChange }
  | { type: 'close'; id: string }
  | { type: 'close_all' }
  /** What was closed has left the screen. */
  | { type: 'gone'; key: number }
  | { type: 'watch' | 'unwatch' | 'hold' | 'release' }
  /** Ends those whose time is over. */
  | { type: 'tick' };

/** What the clock of the screen shows. */
export const screenTime = ({ elapsed, since }: Queue, now: number): number =>
  elapsed + (since === null ? 0 : now - since);

const isShown = ({ state }: Entry): boolean => state !== 'waiting';

/** Those in view, the ones that are just leaving among them. */
export const shownEntries = ({ entries }: Queue): readonly Entry[] => entries.filter(isShown);

/** The one that is shown or waits under that id. */
export const findEntry = ({ entries }: Queue, id: string): Entry | undefined =>
  entries.find(({ notification, state }) => notification.id === id && state !== 'closed');

/** Moment of the clock outside at which something ends by itself; Infinity where nothing does. */
export function nextMoment(queue: Queue): number {
  if (queue.since === null) return Infinity;
  const ends = queue.entries.flatMap(({ state, until }) => (state === 'open' ? [until] : []));
  return queue.since + Math.min(...ends) - queue.elapsed;
}

function close(entries: readonly Entry[], ends: (entry: Entry) => boolean): readonly Entry[] {
  if (!entries.some((entry) => entry.state !== 'closed' && ends(entry))) return entries;
  return entries.flatMap((entry): Entry[] => {
    if (entry.state === 'closed' || !ends(entry)) return [entry];
    return entry.state === 'waiting' ? [] : [{ ...entry, state: 'closed' }];
  });
}

/** Other words want their time to be read: it begins anew for one that is in view. */
function replace(queue: Queue, former: Entry, notification: Notification, time: number): readonly Entry[] {
  const until = former.state === 'open' ? time + notification.duration : Infinity;
  return queue.entries.map((entry) => (entry === former ? { ...entry, notification, until } : entry));
}

function change(queue: Queue, event: QueueEvent, time: number): Partial<Queue> {
  const { entries, watchers, holds } = queue;
  switch (event.type) {
    case 'show': {
      const { key, notification } = event;
      const former = findEntry(queue, notification.id);
      if (former) return { entries: replace(queue, former, notification, time) };
      return { entries: [...entries, { key, notification, state: 'waiting', until: Infinity }] };
    }
    case 'update': {
      const former = findEntry(queue, event.id);
      if (!former) return {};
      return {
        entries: replace(queue, former, changedNotification(former.notification, event.change), time),
      };
    }
    case 'close':
      return { entries: close(entries, ({ notification }) => notification.id === event.id) };
    case 'close_all':
      return { entries: close(entries, () => true) };
    case 'gone': {
      const left = entries.filter(({ key, state }) => key !== event.key || state !== 'closed');
      return left.length < entries.length ? { entries: left } : {};
    }
    case 'watch':
      return { watchers: watchers + 1 };
    case 'unwatch':
      return { watchers: watchers - 1 };
    case 'hold':
      return { holds: holds + 1 };
    case 'release':
      return { holds: holds - 1 };
    case 'tick':
      return { entries: close(entries, ({ until }) => until <= time) };
  }
}

/** Lets in those whose turn it is. Their time begins now, not when they were said. */
function admit(entries: readonly Entry[], time: number): readonly Entry[] {
  let free = VISIBLE_MAX - entries.filter(isShown).length;
  if (free <= 0 || entries.every(isShown)) return entries;
  return entries.map((entry) => {
    if (entry.state !== 'waiting' || free <= 0) return entry;
    free -= 1;
    return { ...entry, state: 'open', until: time + entry.notification.duration };
  });
}

/** Sets the clock of the screen going or stops it. */
function setClock(queue: Queue, now: number): Queue {
  const runs = queue.watchers > 0 && queue.holds === 0;
  if (runs === (queue.since !== null)) return queue;
  return { ...queue, elapsed: screenTime(queue, now), since: runs ? now : null };
}

/**
 * What becomes of the queue: the same object where nothing does. Whatever happens, those that wait take the free places
 * in the order they came.
 * @param now what the clock outside shows, ms
 */
export function stepQueue(queue: Queue, event: QueueEvent, now: number): Queue {
  const time = screenTime(queue, now);
  const next = { ...queue, ...change(queue, event, time) };
  /* Where nobody draws them, nobody tells when they have left. */
  const stay = next.watchers > 0 ? next.entries : dropClosed(next.entries);
  const entries = admit(stay, time);
  const same = entries === queue.entries && next.watchers === queue.watchers && next.holds === queue.holds;
  return same ? queue : setClock({ ...next, entries }, now);
}

function dropClosed(entries: readonly Entry[]): readonly Entry[] {
  return entries.some(({ state }) => state === 'closed')
    ? entries.filter(({ state }) => state !== 'closed')
    : entries;
}
