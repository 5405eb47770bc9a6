/** How long a page may have something better to do. */
const BUSY = { timeout: 5_000 };

/** Calls back when the page has loaded and has nothing better to do; where browsers cannot tell (Safari), after it. */
export function whenIdle(callback: () => void): void {
  const wait = () => window.requestIdleCallback?.(callback, BUSY) ?? setTimeout(callback);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
