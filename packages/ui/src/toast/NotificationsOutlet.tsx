import { useEffect, useState, useSyncExternalStore } from 'react';
import { NEWS_MS, notifications } from '../notifications/index.ts';
import type { Notification, Notifications } from '../notifications/index.ts';
import * as css from './NotificationsOutlet.css.ts';
import type { Toaster as ToasterComponent } from './Toaster.tsx';

const none: readonly Notification[] = [];
const noneOnServer = () => none;

export interface NotificationsOutletProps {
  /** Whose notifications. @default the queue of the page */
  queue?: Notifications;
}

/**
 * The place where notifications appear, once a page. What draws them is loaded when the first one comes; where that
 * cannot be had, offline for instance, their words are shown all the same.
 */
export function NotificationsOutlet({ queue = notifications }: NotificationsOutletProps) {
  const list = useSyncExternalStore(queue.subscribe, queue.list, noneOnServer);
  const [Toaster, setToaster] = useState<typeof ToasterComponent | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = list.length > 0;

  useEffect(() => {
    if (!wanted || Toaster) return;
    let current = true;
    import('./Toaster.tsx').then(
      (module) => current && setToaster(() => module.Toaster),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted, Toaster]);

  useEffect(() => {
    if (!failed || Toaster || !wanted) return;
    const timer = setTimeout(() => list.forEach(({ id }) => queue.close(id)), NEWS_MS);
    return () => clearTimeout(timer);
  }, [failed, Toaster, wanted, list, queue]);

  if (!wanted) return null;
  if (Toaster) return <Toaster list={list} onClose={queue.close} />;
  return (
    failed && (
      <div role="alert" className={css.plain}>
        {list.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    )
  );
}
