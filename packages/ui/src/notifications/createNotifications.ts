import { followWork } from './followWork.ts';
import type { WorkWords } from './followWork.ts';
import { newNotification } from './notification.ts';
import type { NewNotification, Notification, NotificationChange } from './notification.ts';
import { EMPTY, findEntry, nextMoment, shownEntries, stepQueue } from './queue.ts';
import type { Entry, QueueEvent } from './queue.ts';
import { browserTiming } from './timing.ts';
import type { Timing } from './timing.ts';

export interface Notifications {
  /**
   * Shows it, or puts it in the queue. One with a known id, shown or waiting, takes the place of the former, and its
   * time begins anew. Returns its id.
   */
  show: (notification: NewNotification) => string;
  /** Shows it unless its id is known, shown or waiting: then it is refused and nothing changes. Says whether it was taken. */
  showOnce: (notification: NewNotification & { id: string }) => boolean;
  /** Changes part of one, shown or waiting; its time begins anew. Says whether there is one with that id. */
  update: (id: string, change: NotificationChange) => boolean;
  /** One notification for work that takes time: it says that it is under way, then how it ended. Returns the work. */
  promise: <Value>(work: Promise<Value> | (() => Promise<Value>), words: WorkWords<Value>) => Promise<Value>;
  /** Closes one by its id, also while it waits. */
  close: (id: string) => void;
  closeAll: () => void;
  /** All that are shown or wait, the oldest first. */
  list: () => readonly Notification[];
  /** Calls back after each change; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** For what draws them: those in view, five at most, the ones that are just leaving among them. */
  shown: () => readonly Entry[];
  /** For what draws them: from now on they are seen, so their time runs. Returns what ends it. */
  watch: () => () => void;
  /** Their time stands still, under the pointer for instance, until what this returns is called. */
  hold: () => () => void;
  /** For what draws them: what was closed has left the screen, the next one may come. */
  gone: (key: number) => void;
}

/** What `setTimeout` takes at most. */
const LONGEST_MS = 2 ** 31 - 1;

/** A queue of notifications that lives outside React, so that anything may speak. */
export function createNotifications(timing: Timing = browserTiming): Notifications {
  let queue = EMPTY;
  let list: readonly Notification[] = [];
  let shown: readonly Entry[] = [];
  let count = 0;
  let disarm = () => {};
  const listeners = new Set<() => void>();

  const arm = (now: number) => {
    disarm();
    const moment = nextMoment(queue);
    if (moment === Infinity) return;
    disarm = timing.after(Math.min(Math.max(moment - now, 0), LONGEST_MS), () => dispatch({ type: 'tick' }));
  };

  function dispatch(event: QueueEvent): void {
    const now = timing.now();
    const { entries } = queue;
    queue = stepQueue(queue, event, now);
    arm(now);
    if (queue.entries === entries) return;
    list = queue.entries.filter(({ state }) => state !== 'closed').map(({ notification }) => notification);
    const next = shownEntries(queue);
    if (next.length !== shown.length || next.some((entry, index) => entry !== shown[index])) shown = next;
    for (const listener of listeners) listener();
  }

  /** Whether it is there at this moment: one whose time is over is not. */
  const isKnown = (id: string) => {
    dispatch({ type: 'tick' });
    return findEntry(queue, id) !== undefined;
  };

  const show = (notification: NewNotification) => {
    count += 1;
    const complete = newNotification(`news-${count}`, notification);
    dispatch({ type: 'show', key: count, notification: complete });
    return complete.id;
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
    show,
    showOnce(notification) {
      if (isKnown(notification.id)) return false;
      show(notification);
      return true;
    },
    update(id, change) {
      const known = isKnown(id);
      if (known) dispatch({ type: 'update', id, change });
      return known;
    },
    promise(work, words) {
      const running = typeof work === 'function' ? work() : work;
      void followWork(show, running, words);
      return running;
    },
    close: (id) => dispatch({ type: 'close', id }),
    closeAll: () => dispatch({ type: 'close_all' }),
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    watch: during('watch', 'unwatch'),
    hold: during('hold', 'release'),
    gone: (key) => dispatch({ type: 'gone', key }),
  };
}
