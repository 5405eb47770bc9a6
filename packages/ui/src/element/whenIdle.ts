/** How long a page may have something better to do, ms. */
const BUSY_MS = 5_000;

/** Calls back when the page has loaded and has nothing better to do; where browsers cannot tell (Safari), after it. */
export function whenIdle(callback: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(callback, { timeout: BUSY_MS })
      : setTimeout(callback);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
