import type { AnswerCache } from './createAnswerCache.ts';
import { readChange } from './readChange.ts';
import type { CatalogChange } from './readChange.ts';

/** Channel that tells of committed changes of catalogue data (see the triggers in the migrations). */
export const CATALOG_CHANNEL = 'catalog';

/** Hears notifications of CATALOG_CHANNEL until it is closed, on a connection that is made anew when it breaks. */
export type ListenToCatalog = (on: {
  onMessage(channel: string, payload: string): void;
  onListening(): void;
  onError(error: Error): void;
}) => { close(): Promise<void> };

/** Hears which goods changed. */
export interface GoodsListener {
  /** Takes in a change that names its products. */
  hear(change: Extract<CatalogChange, { ids: readonly number[] }>): void;
  /** Takes in that any goods may have changed. */
  forget(): void;
  /** Whether changes are heard of. */
  setLive(live: boolean): void;
}

/** Beginning of the keys of answers that tell nothing of stock. */
export const WITHOUT_STOCK = 'goods ';

/** Pages of blocks, and the goods that were chosen for them: behind region, city and day in their keys. */
const isOfPages = (key: string): boolean => /^\S+ \S+ \S+ (?:home$|promo |choice )/u.test(key);

/**
 * Keeps the cache true: emptied by changes, out of use while changes may go unheard.
 *
 * @param goods takes in which goods changed; answers that were remembered with a check of theirs are left to it
 */
export function followCatalog(
  cache: AnswerCache,
  listen: ListenToCatalog,
  goods?: GoodsListener,
): { close(): Promise<void> } {
  const withStock = (key: string) => !key.startsWith(WITHOUT_STOCK);
  const setLive = (live: boolean) => {
    goods?.setLive(live);
    cache.setLive(live);
  };
  return listen({
    onMessage(_channel, payload) {
      const change = readChange(payload);
      if ('ids' in change && goods) goods.hear(change);
      // Such a cache keeps pages for seconds: they need not go for the size of a picture that somebody has just seen.
      else if (change.kind === 'pictures') return;
      else if (change.kind === 'lists') cache.clear(isOfPages);
      else if (change.kind === 'ways' || change.kind === 'stock') cache.clear(withStock);
      else {
        if (change.kind === 'all') goods?.forget();
        cache.clear();
      }
    },
    onListening: () => setLive(true),
    onError: () => setLive(false),
  });
}
