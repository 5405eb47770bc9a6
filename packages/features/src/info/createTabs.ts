/** What one tab tells the other tabs of the same browser. */
export type TabMessage =
  /** Another user or another place: app info is to be read anew, with this token. */
  | { type: 'visit'; token: string }
  /** Nobody is signed in any more: what is personal is to go at once, before anything is read anew. */
  | { type: 'left'; token: string }
  /** A good is kept, or no longer; `total` is how many are kept then. */
  | { type: 'favorite'; id: number; value: boolean; total: number }
  /** The server's cart, or what it can be paid with, is another by now. */
  | { type: 'cart' };

/** The other tabs of the same browser. */
export interface Tabs {
  tell(message: TabMessage): void;
  /** Hears what other tabs tell, never itself. Answers what ends it. */
  listen(listener: (message: TabMessage) => void): () => void;
}

/** A tab that knows of no other: the server's, or a browser without channels. */
export const noTabs: Tabs = { tell: () => undefined, listen: () => () => undefined };

/**
 * Tabs on a channel of their own.
 * @param onVisit hears of another visitor or place, told here: a page that lies in the browser's memory hears nothing
 */
export function createTabs(
  channel: Pick<BroadcastChannel, 'postMessage'> & EventTarget,
  onVisit: () => void = () => undefined,
): Tabs {
  return {
    tell(message) {
      channel.postMessage(message);
      if ('token' in message) onVisit();
    },
    listen(listener) {
      const hear = (event: Event) => listener((event as MessageEvent<TabMessage>).data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
