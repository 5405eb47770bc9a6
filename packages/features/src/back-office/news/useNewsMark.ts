import { countText } from '@siren/ui/count';
import { useEffect } from 'react';
import { useOfficeView } from '../OfficeContext.tsx';
import { useRoomsState } from '../rooms/RoomsContext.tsx';

const ICONS = { quiet: '/favicon.svg', news: '/favicon-news.svg' } as const;

/** The tab itself tells how many notifications are open and how many messages of rooms are not read: in its title and by its icon. */
export function useNewsMark(title: string): void {
  const { notifications } = useOfficeView();
  const { unread } = useRoomsState();
  const count = notifications.length + unread;
  useEffect(() => {
    document.title = count > 0 ? `(${countText(count)}) ${title}` : title;
    document.querySelector('link[rel=icon]')?.setAttribute('href', count > 0 ? ICONS.news : ICONS.quiet);
  }, [count, title]);
}
