import { useMemo, useSyncExternalStore } from 'react';
import { createScreen } from '../notifications/index.ts';
import type { Notifications, Timing } from '../notifications/index.ts';
import { Announcer } from './Announcer.tsx';
import { Pile } from './Pile.tsx';
import type { NotificationPosition } from './positions.ts';
import type { NotificationTheme } from './themes.ts';

export interface ToasterProps {
  queue: Notifications;
  timing?: Timing;
  position: NotificationPosition;
  theme: NotificationTheme;
  label: string;
}

/** Draws and says what the queue shows. Loaded later than the page, by `NotificationsOutlet`. */
export function Toaster({ queue, timing, ...looks }: ToasterProps) {
  const screen = useMemo(() => createScreen(queue, timing), [queue, timing]);
  const shown = useSyncExternalStore(screen.subscribe, screen.shown);
  return (
    <>
      <Announcer shown={shown} />
      {shown.length > 0 && <Pile {...looks} screen={screen} shown={shown} onClose={queue.close} />}
    </>
  );
}
