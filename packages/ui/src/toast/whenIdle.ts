/** Browsers without `requestIdleCallback` (Safari) are given so long to get over loading the page. Milliseconds. */
const GRACE_MS = 2000;

/** Calls back when the page has loaded and has nothing better to do; returns what calls it off. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};
  const begin = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(callback);
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(callback, GRACE_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') begin();
  else {
    window.addEventListener('load', begin, { once: true });
    cancel = () => window.removeEventListener('load', begin);
  }
  return () => cancel();
}
