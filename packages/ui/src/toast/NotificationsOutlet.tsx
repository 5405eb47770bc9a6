import { useSyncExternalStore } from 'react';
import { notifications } from '../notifications/index.ts';
import type { Notification, Notifications, Timing } from '../notifications/index.ts';
import { PlainNotifications } from './PlainNotifications.tsx';
import type { NotificationPosition } from './positions.ts';
import type { NotificationTheme } from './themes.ts';
import { useToaster } from './useToaster.ts';

const none: readonly Notification[] = [];
const noneOnServer = () => none;

export interface NotificationsOutletProps {
  /** Whose notifications. @default the queue of the page */
  queue?: Notifications;
  /** Where they appear; phones know only above and below. @default 'bottom-left' */
  position?: NotificationPosition;
  /** How they look: `metro` are flat square tiles in bold colours with large words. @default 'standard' */
  theme?: NotificationTheme;
  /** Names the place for screen readers. @default 'Уведомления' */
  label?: string;
  /** Clock and timers, for tests. @default the browser's */
  timing?: Timing;
}

/**
 * The place where notifications appear, once a page. What draws them is loaded while the page idles; where that
 * cannot be had, offline for instance, their words are shown all the same.
 */
export function NotificationsOutlet({
  queue = notifications,
  position = 'bottom-left',
  theme = 'standard',
  label = 'Уведомления',
  timing,
}: NotificationsOutletProps) {
  const list = useSyncExternalStore(queue.subscribe, queue.list, noneOnServer);
  const wanted = list.length > 0;
  const { Toaster, plain } = useToaster(wanted);
  if (plain) return wanted && <PlainNotifications list={list} onClose={queue.close} />;
  return Toaster && <Toaster {...{ queue, position, theme, label, timing }} />;
}
