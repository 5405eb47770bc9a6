import { useEffect } from 'react';
import { useOfficeView } from '../OfficeContext.tsx';

const ICONS = { quiet: '/favicon.svg', news: '/favicon-news.svg' } as const;

/** The tab itself tells how many notifications are open: in its title and by its icon. */
export function useNewsMark(title: string): void {
  const count = useOfficeView().notifications.length;
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${title}` : title;
    document.querySelector('link[rel=icon]')?.setAttribute('href', count > 0 ? ICONS.news : ICONS.quiet);
  }, [count, title]);
}
