import { followWork } from './followWork.ts';
import type { WorkWords } from './followWork.ts';
import { changedNotification, newNotification } from './notification.ts';
import type { NewNotification, Notification, NotificationChange } from './notification.ts';

export interface Notifications {
  /**
   * Shows it, or puts it at the end of the queue. One with a known id, shown or waiting, takes the place of the former,
   * and its time begins anew. Returns its id.
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
}

/**
 * A queue of notifications that lives outside React, so that anything may speak. It knows what was said and in which
 * order; what is in view, and for how long, is up to the screen that shows it (`createScreen`).
 */
export function createNotifications(): Notifications {
  let list: readonly Notification[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Notification[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const find = (wanted?: string) => list.find(({ id }) => id === wanted);
  const replace = (former: Notification, next: Notification) =>
    set(list.map((one) => (one === former ? next : one)));

  const show = (said: NewNotification) => {
    count += 1;
    const { id = `news-${count}` } = said;
    const former = find(id);
    const added = newNotification(id, said);
    if (former) replace(former, added);
    else set([...list, added]);
    return id;
  };

  return {
    show,
    showOnce(said) {
      if (find(said.id)) return false;
      show(said);
      return true;
    },
    update(id, change) {
      const former = find(id);
      if (former) replace(former, changedNotification(former, change));
      return former !== undefined;
    },
    promise(work, words) {
      const running = typeof work === 'function' ? work() : work;
      void followWork(show, running, words);
      return running;
    },
    close: (wanted) => find(wanted) && set(list.filter(({ id }) => id !== wanted)),
    closeAll: () => list.length > 0 && set([]),
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
