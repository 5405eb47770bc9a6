import { useEffect } from 'react';
import type { Notifications, ShownNotification } from '../notifications/index.ts';
import * as css from './PlainNotifications.css.ts';

export interface PlainNotificationsProps {
  queue: Notifications;
  shown: readonly ShownNotification[];
}

/** The words and their buttons alone, where what draws them properly could not be fetched. */
export function PlainNotifications({ queue, shown }: PlainNotificationsProps) {
  useEffect(() => queue.watch(), [queue]);
  useEffect(() => {
    for (const { key, state } of shown) if (state === 'closed') queue.gone(key);
  }, [queue, shown]);
  return (
    <div data-toasts="" className={css.pile}>
      {shown.map(({ key, notification: { id, title, text, action } }) => (
        <div key={key} role="alert" className={css.plain}>
          <span className={css.words}>{title ? `${title}. ${text}` : text}</span>
          {action && (
            <button
              type="button"
              className={css.button}
              onClick={() => {
                action.onSelect();
                queue.close(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" className={css.button} onClick={() => queue.close(id)}>
            Закрыть
          </button>
        </div>
      ))}
    </div>
  );
}
