import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../navigation/index.ts';
import { linkAt, placeOfLink } from './placeOfLink.ts';
import type { LinkPlace } from './placeOfLink.ts';

/**
 * After a move to another page the focus goes to its heading, which a screen reader then reads; a page without
 * one is announced by its title. Back and Forward lead to the link by which one left, as they lead to where one
 * had scrolled. The first page keeps the browser's own focus, and so does a change of the query alone: filters, sort and
 * further goods are the same page.
 */
export function RouteFocus() {
  const { pathname, key } = useLocation();
  const returned = useNavigationType() === 'POP';
  const [announced, setAnnounced] = useState('');
  const last = useRef({ pathname, key });
  const link = useRef<LinkPlace | null>(null);
  const [left] = useState(() => new Map<string, LinkPlace>());

  useEffect(() => {
    // What left the page with it can be asked for no more.
    const follow = ({ target }: FocusEvent) => {
      link.current = placeOfLink(target);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    if (before.pathname === pathname) return;
    if (link.current) left.set(before.key, link.current);
    else left.delete(before.key);
    const place = returned ? left.get(key) : undefined;
    const back = place && linkAt(place);
    // A page that is drawn ahead has a heading too, out of sight.
    const headings = document.querySelectorAll<HTMLElement>('main h1');
    const heading = [...headings].find((other) => other.checkVisibility());
    setAnnounced(heading && !back ? '' : document.title);
    if (back) back.focus({ preventScroll: true });
    else focusHeading(heading);
  }, [pathname, key, returned, left]);
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
}
