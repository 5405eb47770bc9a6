import type { Tabs } from '../info/index.ts';
import type { CartSession } from './CartSession.ts';

/**
 * Keeps the cart of this tab in step with the server: when another tab changed it, and when the page comes back to
 * sight or the connection does. Answers what ends it.
 */
export function followCart({ look }: Pick<CartSession, 'look'>, tabs: Tabs): () => void {
  const ended = new AbortController();
  let missed = false;
  // A page that slept in the background heard nothing of what happened meanwhile.
  const seen = () => {
    if (document.visibilityState !== 'visible') return void (missed = true);
    if (missed) look();
    missed = false;
  };
  const woken = ({ persisted }: PageTransitionEvent) => persisted && look();
  const forget = tabs.listen(({ type }) => {
    if (type !== 'cart') return;
    if (document.visibilityState === 'visible') look();
    else missed = true;
  });
  const { signal } = ended;
  document.addEventListener('visibilitychange', seen, { signal });
  addEventListener('pageshow', woken, { signal });
  addEventListener('online', look, { signal });
  return () => {
    forget();
    ended.abort();
  };
}
