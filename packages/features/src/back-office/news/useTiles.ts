import type { Notification, NotificationType } from '@siren/domain/back-office';
import type { Notifications, NotificationTone } from '@siren/ui/notifications';
import { useEffect, useRef } from 'react';

const TONES: Readonly<Record<NotificationType, NotificationTone>> = {
  info: 'neutral',
  success: 'positive',
  warning: 'caution',
  error: 'critical',
};

const tileId = (id: number): string => `notification ${id}`;

/** Keeps a queue in step with open notifications, and tells which of them somebody closed there. */
export function useTiles(
  queue: Notifications,
  open: readonly Notification[],
  onClose: (id: number) => void,
): void {
  /** Tiles of this hook that stand in the queue, by their ids there. */
  const tiles = useRef(new Map<string, number>());
  const told = useRef(onClose);
  useEffect(() => {
    told.current = onClose;
  });

  useEffect(() => {
    const mine = tiles.current;
    const wanted = new Set(open.map(({ id }) => tileId(id)));
    for (const id of [...mine.keys()]) {
      if (wanted.has(id)) continue;
      // Before the queue is changed: nobody closed it here.
      mine.delete(id);
      queue.close(id);
    }
    for (const { id, message, type } of open) {
      const tile = tileId(id);
      if (mine.has(tile)) continue;
      queue.show({ id: tile, text: message, tone: TONES[type], duration: Infinity });
      mine.set(tile, id);
    }
  }, [queue, open]);

  useEffect(() => {
    const mine = tiles.current;
    const stop = queue.subscribe(() => {
      const there = new Set(queue.list().map(({ id }) => id));
      for (const [tile, id] of [...mine]) {
        if (there.has(tile)) continue;
        mine.delete(tile);
        told.current(id);
      }
    });
    return () => {
      stop();
      for (const tile of [...mine.keys()]) {
        mine.delete(tile);
        queue.close(tile);
      }
    };
  }, [queue]);
}
