import { useSyncExternalStore } from 'react';
import { notifications } from '../notifications/index.ts';
import type { Notifications, ShownNotification } from '../notifications/index.ts';
import { PlainNotifications } from './PlainNotifications.tsx';
import type { NotificationPosition } from './positions.ts';
import type { NotificationTheme } from './themes.ts';
import { useToaster } from './useToaster.ts';

const none: readonly ShownNotification[] = [];
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
}: NotificationsOutletProps) {
  const shown = useSyncExternalStore(queue.subscribe, queue.shown, noneOnServer);
  const wanted = shown.length > 0;
  const { Toaster, plain } = useToaster(wanted);
  if (plain) return wanted && <PlainNotifications queue={queue} shown={shown} />;
  if (!Toaster) return null;
  return <Toaster queue={queue} shown={shown} position={position} theme={theme} label={label} />;
}
