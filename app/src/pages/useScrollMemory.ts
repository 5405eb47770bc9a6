import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';

const KEY = 'scroll';

type Positions = Record<string, number>;

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function remember(key: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [key]: window.scrollY }));
  } catch {
    // A full or forbidden storage: Back then leads to the top of the page.
  }
}

/**
 * Back and Forward lead to where one was on the page, any other move to its top. Another query of the same page
 * leaves the position alone: filters, sort and further goods are the same page.
 */
export function useScrollMemory(shown: Location): void {
  const type = useNavigationType();
  const last = useRef(shown);

  // Positions are taken at every stop of scrolling: when the next page is shown it is too late.
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const take = () => remember(shown.key);
    addEventListener('scrollend', take);
    addEventListener('pagehide', take);
    return () => {
      removeEventListener('scrollend', take);
      removeEventListener('pagehide', take);
    };
  }, [shown.key]);

  useEffect(() => {
    const first = last.current === shown;
    const samePage = last.current.pathname === shown.pathname;
    last.current = shown;
    const kept = read()[shown.key];
    if (type === 'POP' && kept !== undefined) window.scrollTo(0, kept);
    else if (!first && !samePage) window.scrollTo(0, 0);
  }, [shown, type]);
}
