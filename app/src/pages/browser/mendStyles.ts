/** From a failure to the next try, ms; twice as long after each. */
const PAUSE_MS = { first: 2_000, longest: 60_000 } as const;

const MISSING = /^Unable to preload CSS for (\S+)$/;

/**
 * Asks again for style sheets that did not come, after a pause or when the network is back. The bundler's own loader
 * asks for each of them once: what is opened at the second try would be drawn without its styles.
 * @returns what ends it
 */
export function mendStyles(): () => void {
  const ended = new AbortController();
  const { signal } = ended;

  function fetchAgain(href: string, pause: number): void {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('error', () => wait(link, Math.min(2 * pause, PAUSE_MS.longest)));
    document.head.append(link);
  }

  function wait(dead: HTMLLinkElement, pause: number): void {
    const again = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      dead.remove();
      if (!signal.aborted) fetchAgain(dead.href, pause);
    };
    const timer = setTimeout(again, pause);
    addEventListener('online', again, { signal });
  }

  const hear = (event: Event) => {
    const { payload } = event as Event & { payload: unknown };
    const href = payload instanceof Error && MISSING.exec(payload.message)?.[1];
    const dead = [...document.querySelectorAll('link')].find((link) => link.href === href);
    if (dead) wait(dead, PAUSE_MS.first);
  };
  addEventListener('vite:preloadError', hear, { signal });
  return () => ended.abort();
}
