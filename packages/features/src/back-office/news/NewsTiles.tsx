import { AUTH_FAIL_TEXT, notificationPositions } from '@siren/domain/back-office';
import type { Notification, NotificationPosition } from '@siren/domain/back-office';
import { createNotifications } from '@siren/ui/notifications';
import { NotificationsOutlet } from '@siren/ui/toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOffice, useOfficeView } from '../OfficeContext.tsx';
import { useMoreTile } from './useMoreTile.ts';
import { useTiles } from './useTiles.ts';

/** Where the word of a refused session stands. */
const REFUSED_AT: NotificationPosition = 'bottom-left';

/** Tiles lie over what one works with: more than so many make room. */
const TILES_MAX = 3;

/** Those that have a tile: all, or the newest and one place for how many more there are. */
const tiled = (own: readonly Notification[]): readonly Notification[] =>
  own.length <= TILES_MAX ? own : own.slice(1 - TILES_MAX);

const NONE: readonly Notification[] = [];

/** Open notifications as flat tiles, each at the edge that it names, and word of a refused session (behaviour office-4). */
export function NewsTiles({ shown }: { shown: boolean }) {
  const { session } = useOffice();
  const { notifications, authFails, auths } = useOfficeView();
  const close = (id: number) => session.wish({ type: 'close', id });
  return notificationPositions.map((position) => (
    <Pile
      key={position}
      position={position}
      notifications={shown ? notifications : NONE}
      fails={position === REFUSED_AT ? authFails : 0}
      auths={auths}
      onClose={close}
    />
  ));
}

interface PileProps {
  position: NotificationPosition;
  /** All that are open, of any position. */
  notifications: readonly Notification[];
  /** How often the session was refused. */
  fails: number;
  /** How often it was taken: a refusal of before means nothing then. */
  auths: number;
  onClose(id: number): void;
}

function Pile({ position, notifications, fails, auths, onClose }: PileProps) {
  const [queue] = useState(createNotifications);
  const own = useMemo(
    () => notifications.filter((one) => one.position === position),
    [notifications, position],
  );
  const shown = useMemo(() => tiled(own), [own]);
  useTiles(queue, shown, onClose);
  useMoreTile(queue, own.length - shown.length);
  const told = useRef(fails);
  useEffect(() => {
    if (fails > told.current)
      queue.show({ id: 'refused', tone: 'critical', text: AUTH_FAIL_TEXT, duration: Infinity });
    told.current = fails;
  }, [fails, queue]);
  useEffect(() => {
    if (auths > 0) queue.close('refused');
  }, [auths, queue]);
  return <NotificationsOutlet queue={queue} position={position} theme="metro" />;
}
