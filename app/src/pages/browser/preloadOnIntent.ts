import { createPreloader, mayPreload } from '@siren/domain/navigation';
import type { Connection } from '@siren/domain/navigation';
import { pageOf } from './pageOf.ts';

/** How long a pointer or the focus rests on a link before it means something, ms. */
const INTENT_MS = 50;

/** Loads a page ahead until the signal says that nobody wants it. */
export type LoadAhead = (url: URL, signal: AbortSignal) => Promise<unknown>;

/**
 * Loads pages ahead of the click: when the pointer or the focus rests on a link, or a finger touches it; never because
 * a link is merely in view, and not where data is to be saved. What one turns away from again is dropped.
 * @returns what ends it
 */
export function preloadOnIntent(loadAhead: LoadAhead): () => void {
  const preloader = createPreloader();
  const ended = new AbortController();
  const keyOf = ({ pathname, search }: URL) => pathname + search;
  let resting: { link: HTMLAnchorElement; key: string; timer: ReturnType<typeof setTimeout> } | null = null;

  function leave(): void {
    if (!resting) return;
    clearTimeout(resting.timer);
    preloader.drop(resting.key);
    resting = null;
  }

  function want(event: Event, patience: number): void {
    const page = pageOf(event.target);
    const { connection = {} } = navigator as Navigator & { connection?: Connection };
    if (!page || page.link === resting?.link || !mayPreload(connection)) return;
    leave();
    const key = keyOf(page.url);
    const begin = () => preloader.want(key, (signal) => loadAhead(page.url, signal));
    resting = { link: page.link, key, timer: setTimeout(begin, patience) };
  }

  function turnAway(event: MouseEvent | FocusEvent): void {
    const { relatedTarget } = event;
    // Within the link, from its picture to its name, one has not left it.
    if (resting && !(relatedTarget instanceof Node && resting.link.contains(relatedTarget))) leave();
  }

  const options = { passive: true, signal: ended.signal };
  document.addEventListener('mouseover', (event) => want(event, INTENT_MS), options);
  document.addEventListener('focusin', (event) => want(event, INTENT_MS), options);
  document.addEventListener('touchstart', (event) => want(event, 0), options);
  document.addEventListener('mouseout', turnAway, options);
  document.addEventListener('focusout', turnAway, options);
  // The finger scrolls.
  document.addEventListener('pointercancel', leave, options);
  return () => {
    ended.abort();
    leave();
  };
}
