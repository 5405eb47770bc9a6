import type { AnswerCache } from './createAnswerCache.ts';

/** Channel that tells of committed changes of catalogue data (see the triggers in the migrations). */
export const CATALOG_CHANNEL = 'catalog';

/** Hears notifications of CATALOG_CHANNEL until it is closed, on a connection that is made anew when it breaks. */
export type ListenToCatalog = (on: {
  onMessage(channel: string, payload: string): void;
  onListening(): void;
  onError(error: Error): void;
}) => { close(): Promise<void> };

/** Beginning of the keys of answers that tell nothing of stock. */
export const WITHOUT_STOCK = 'goods ';

/** Keeps the cache true: emptied by every change, out of use while changes may go unheard. */
export function followCatalog(cache: AnswerCache, listen: ListenToCatalog): { close(): Promise<void> } {
  return listen({
    // Every order changes stock: what does not depend on it stays.
    onMessage: (_channel, payload) =>
      payload === 'stock' ? cache.clear((key) => !key.startsWith(WITHOUT_STOCK)) : cache.clear(),
    onListening: () => cache.setLive(true),
    onError: () => cache.setLive(false),
  });
}
