import type { Notifications } from '@siren/ui/notifications';
import { formatCount } from '@siren/ui/format';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const ID = 'more';

/** One tile for all that have none of their own; it leads to the list of them. */
export function useMoreTile(queue: Notifications, more: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (more === 0) return queue.close(ID);
    const text = `Ещё\u00a0${formatCount(more, ['уведомление', 'уведомления', 'уведомлений'])}`;
    queue.show({
      ...{ id: ID, text, duration: Infinity },
      action: { label: 'Показать все', onSelect: () => void navigate('/news') },
    });
    return undefined;
  }, [queue, more, navigate]);
}
