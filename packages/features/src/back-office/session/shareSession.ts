import type { BackOfficeUser, SocketPacket } from '@siren/domain/back-office';
import { createViews } from './createViews.ts';
import { VIEW_INITIAL } from './OfficeSession.ts';
import type { OfficeSession, OfficeView, OfficeWish } from './OfficeSession.ts';

/** What tabs of one browser tell each other. */
type TabMessage =
  /** A tab is new: whoever has the line tells what it shows. */
  | { type: 'hello' }
  | { type: 'view'; view: OfficeView }
  | { type: 'packet'; packet: SocketPacket }
  | { type: 'wish'; wish: OfficeWish };

/** Of `BroadcastChannel`: the other tabs hear what is posted, never the tab itself. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface ShareParts {
  channel: TabChannel;
  /** Calls `lead` once no other tab leads, and lets the next one do so when `signal` aborts. */
  elect(lead: () => void, signal: AbortSignal): void;
  /** Opens the line of the tab that leads, going on from what was shown before. */
  begin(before: OfficeView): OfficeSession;
}

/**
 * One line for all tabs of a browser: the tab that leads has it, the others show what it shows and tell it what they want.
 * When that tab is closed the next one opens a line of its own (behaviour office-3).
 */
export function shareSession({ channel, elect, begin }: ShareParts): OfficeSession {
  const views = createViews(VIEW_INITIAL);
  const ears = new Set<(packet: SocketPacket) => void>();
  const ended = new AbortController();
  let own: OfficeSession | null = null;
  /** Whoever is at work here: a tab that takes over goes on in their name. */
  let user: BackOfficeUser | null = null;
  const post = (message: TabMessage) => channel.postMessage(message);

  function lead(): void {
    own = begin(views.get());
    own.subscribe(tell);
    own.onPacket((packet) => {
      post({ type: 'packet', packet });
      pass(packet);
    });
    own.wish({ type: 'user', user });
    tell();
  }
  function pass(packet: SocketPacket): void {
    for (const listen of ears) listen(packet);
  }
  function tell(): void {
    if (!own) return;
    const view = own.view();
    views.set(view);
    post({ type: 'view', view });
  }
  /** What a wish means for a tab without the line, which may be the next to have it: the one that has it may just have been closed. */
  function note(wish: OfficeWish): void {
    const view = views.get();
    if (wish.type === 'user') {
      // What one person closed is not closed in the name of another.
      if (user !== null && user.login !== wish.user?.login) views.set({ ...view, closing: [] });
      user = wish.user;
    }
    if (wish.type === 'close' && own === null)
      views.set({
        ...view,
        notifications: view.notifications.filter(({ id }) => id !== wish.id),
        closing: [...view.closing, wish.id],
      });
  }
  function hear({ data }: { data: unknown }): void {
    const message = data as TabMessage;
    if (message.type === 'wish') {
      note(message.wish);
      own?.wish(message.wish);
    } else if (message.type === 'hello') tell();
    else if (message.type === 'packet') pass(message.packet);
    else if (!own) views.set(message.view);
  }

  channel.addEventListener('message', hear);
  post({ type: 'hello' });
  elect(lead, ended.signal);

  return {
    view: views.get,
    subscribe: views.subscribe,
    onPacket(listener) {
      ears.add(listener);
      return () => ears.delete(listener);
    },
    wish(wish) {
      note(wish);
      // Each tab must know who is at work: any of them may be the next to lead.
      if (own === null || wish.type === 'user') post({ type: 'wish', wish });
      own?.wish(wish);
    },
    end() {
      channel.removeEventListener('message', hear);
      own?.end();
      own = null;
      ended.abort();
    },
  };
}
