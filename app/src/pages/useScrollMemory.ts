import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';

const STORED = 'scroll';

type Positions = Record<string, number>;

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function remember(key: string, position: number): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ ...read(), [key]: position }));
  } catch {
    // A full or forbidden storage: Back then leads to the top of the page.
  }
}

/** One entry of the history. The first entry of every tab has the same key, so the address belongs to it. */
const entryOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

/** The part of the page that a hash names; addresses that are typed by hand may hold a bare `%`. */
function nameOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Where to stand on a page that one comes back to. One that has become so much shorter that nothing of what was seen
 * there is left (a cart that is empty now) shows its top, not its end.
 */
function placeOn(kept: number): number {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return kept - end > window.innerHeight ? 0 : kept;
}

/**
 * Back, Forward and reload lead to where one was on the page, any other move to its top, or to the part of the page
 * that the address names. Another query of the same page leaves the position alone: sort and further goods are the
 * same page.
 */
export function useScrollMemory(shown: Location): void {
  const type = useNavigationType();
  const last = useRef(shown);
  // Followed while it moves: once the next page is drawn the window already stands elsewhere.
  const position = useRef(0);
  const came = useRef<{ to: number; stood: number } | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const follow = () => {
      // By a click that is answered before the move is made: see `uncoverOnClick`.
      if (!document.documentElement.hasAttribute('data-uncovered')) position.current = window.scrollY;
    };
    const keep = () => remember(entryOf(last.current), position.current);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const left = last.current;
    last.current = shown;
    if (left !== shown) remember(entryOf(left), position.current);
    const kept = read()[entryOf(shown)];
    const named = shown.hash ? document.getElementById(nameOf(shown.hash)) : null;
    const comesBack = type === 'POP' && kept !== undefined;
    // Parts that are not laid out yet have no true height: see `deferred` of the theme.
    document.documentElement.removeAttribute('data-uncovered');
    document.documentElement.toggleAttribute('data-whole', comesBack ? kept > 0 : named !== null);
    if (comesBack) window.scrollTo(0, placeOn(kept));
    else if (named && left !== shown) named.scrollIntoView();
    else if (left.pathname !== shown.pathname) window.scrollTo(0, 0);
    position.current = window.scrollY;
    came.current = comesBack ? { to: kept, stood: window.scrollY } : null;
  }, [shown, type]);

  // What only this browser knows, rows in place of cards, is drawn by these effects, in another height. Who has
  // scrolled meanwhile knows better.
  useEffect(() => {
    const place = came.current;
    if (place?.stood === window.scrollY) queueMicrotask(() => window.scrollTo(0, placeOn(place.to)));
  }, [shown, type]);
}
