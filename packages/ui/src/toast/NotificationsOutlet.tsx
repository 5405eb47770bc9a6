import { Suspense, lazy, useSyncExternalStore } from 'react';
import { notifications } from '../notifications/index.ts';
import type { Notification, Notifications } from '../notifications/index.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

const none: readonly Notification[] = [];
const noneOnServer = () => none;

export interface NotificationsOutletProps {
  /** Whose notifications. @default the queue of the page */
  queue?: Notifications;
}

/** The place where notifications appear, once a page. What draws them is loaded when the first one comes. */
export function NotificationsOutlet({ queue = notifications }: NotificationsOutletProps) {
  const list = useSyncExternalStore(queue.subscribe, queue.list, noneOnServer);
  if (list.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster list={list} onClose={queue.close} />
    </Suspense>
  );
}
