import { ERROR_MS, NEWS_MS, withNotification, withoutNotification } from './queue.ts';
import type { Notification } from './queue.ts';

/** What one says; the rest has defaults. */
export type NewNotification = Pick<Notification, 'text'> & Partial<Notification>;

export interface Notifications {
  /** Shows it, or puts it in the queue. Returns its id. */
  show: (notification: NewNotification) => string;
  /** Closes one by its id, also while it waits. */
  close: (id: string) => void;
  closeAll: () => void;
  /** All that are shown or wait, the oldest first. */
  list: () => readonly Notification[];
  /** Calls back after each change; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** A queue of notifications that lives outside React, so that anything may speak. */
export function createNotifications(): Notifications {
  let list: readonly Notification[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Notification[]) => {
    if (next === list) return;
    list = next;
    for (const listener of listeners) listener();
  };
  const complete = ({ tone = 'neutral', ...rest }: NewNotification): Notification => {
    count += 1;
    return { id: `news-${count}`, tone, duration: tone === 'critical' ? ERROR_MS : NEWS_MS, ...rest };
  };
  return {
    show(notification) {
      const added = complete(notification);
      set(withNotification(list, added));
      return added.id;
    },
    close: (id) => set(withoutNotification(list, id)),
    closeAll: () => set(list.length === 0 ? list : []),
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
