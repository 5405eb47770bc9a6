import { newsCount } from '@siren/domain/back-office';
import { useEffect } from 'react';
import { useOfficeView } from '../OfficeContext.tsx';
import { useRoomsState } from '../rooms/RoomsContext.tsx';

const ICONS = { quiet: '/favicon.svg', news: '/favicon-news.svg' } as const;

/** The tab itself tells how many notifications are open and how many messages of rooms are not read: in its title and by its icon. */
export function useNewsMark(title: string): void {
  const { notifications } = useOfficeView();
  const { unread } = useRoomsState();
  const open = notifications.length;
  const count = open + unread;
  useEffect(() => {
    document.title = count > 0 ? `(${newsCount(open, unread)}) ${title}` : title;
    document.querySelector('link[rel=icon]')?.setAttribute('href', count > 0 ? ICONS.news : ICONS.quiet);
  }, [count, open, unread, title]);
}
