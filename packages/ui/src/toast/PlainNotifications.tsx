import { useEffect } from 'react';
import { VISIBLE_MAX } from '../notifications/index.ts';
import type { Notification } from '../notifications/index.ts';
import * as css from './PlainNotifications.css.ts';

export interface PlainNotificationsProps {
  /** All of them, the oldest first. */
  list: readonly Notification[];
  onClose: (id: string) => void;
}

/** The words and their buttons alone, where what draws them properly could not be fetched. */
export function PlainNotifications({ list, onClose }: PlainNotificationsProps) {
  return (
    <div data-toasts="" className={css.pile}>
      {list.slice(0, VISIBLE_MAX).map((one) => (
        <Plain key={one.id} notification={one} onClose={onClose} />
      ))}
    </div>
  );
}

interface PlainProps {
  notification: Notification;
  onClose: (id: string) => void;
}

function Plain({ notification, onClose }: PlainProps) {
  const { id, title, text, action } = notification;
  const act = () => {
    /* First: what the action shows may have the same id. */
    onClose(id);
    action?.onSelect();
  };
  useEffect(() => {
    if (notification.duration === Infinity) return;
    const timer = setTimeout(onClose, notification.duration, notification.id);
    return () => clearTimeout(timer);
  }, [notification, onClose]);
  return (
    <div role="alert" className={css.plain}>
      <span className={css.words}>{title ? `${title}. ${text}` : text}</span>
      {action && (
        <button type="button" className={css.button} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className={css.button} onClick={() => onClose(id)}>
        Закрыть
      </button>
    </div>
  );
}
