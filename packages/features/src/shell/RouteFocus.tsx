import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../navigation/index.ts';

/**
 * After a move to another page the focus goes to its heading, which a screen reader then reads; a page without
 * one is announced by its title. The first page keeps the browser's own focus, and so does a change of the
 * query alone: filters, sort and further goods are the same page.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page that is drawn ahead has a heading too, out of sight.
    const headings = document.querySelectorAll<HTMLElement>('main h1');
    const heading = [...headings].find((other) => other.checkVisibility());
    setAnnounced(heading ? '' : document.title);
    focusHeading(heading);
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
}
