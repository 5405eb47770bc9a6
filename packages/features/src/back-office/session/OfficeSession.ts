import type { BackOfficeUser, Notification, SocketPacket, SocketStatus } from '@siren/domain/back-office';

/** What a window shows of the session; it is the same in all tabs of a browser. */
export interface OfficeView {
  status: SocketStatus;
  /** When the socket is tried again, ms of `SessionParts.now`; null while it is open or an attempt runs. */
  reconnectAt: number | null;
  /** Milliseconds between a question and its answer, lately; null before the first one. */
  roundTrip: number | null;
  /** Open notifications, in the order they came. */
  notifications: readonly Notification[];
  /** Ids that somebody here closed and the server has not: whoever has the line next tells it again. */
  closing: readonly number[];
  /** Grows with each sound that is due. */
  rings: number;
  /** Grows each time that the server refuses the session. */
  authFails: number;
  /** Grows each time that the server takes the session: what was missed meanwhile is to be asked for. */
  auths: number;
}

export const VIEW_INITIAL: OfficeView = {
  status: 'connecting',
  reconnectAt: null,
  roundTrip: null,
  notifications: [],
  closing: [],
  rings: 0,
  authFails: 0,
  auths: 0,
};

/** What a window may want of the session. */
export type OfficeWish =
  /** Somebody signed in or out, or the token is another. */
  | { type: 'user'; user: BackOfficeUser | null }
  /** The window has the focus. */
  | { type: 'focus' }
  /** The browser lost its network. */
  | { type: 'lost' }
  /** Try at once: it has its network again, or somebody pressed. */
  | { type: 'again' }
  /** Close a notification for everybody. */
  | { type: 'close'; id: number }
  /** Hear what is said in a room, also after the line was down. */
  | { type: 'join'; room: string }
  /** Hear it no longer. */
  | { type: 'leave'; room: string }
  /** Say something; it waits for the line. */
  | { type: 'send'; packet: SocketPacket };

/** The session of the back-office's socket, whichever tab it runs in (behaviour office-2). */
export interface OfficeSession {
  view(): OfficeView;
  /** Calls back after each change of the view; answers what ends that. */
  subscribe(listener: () => void): () => void;
  /** Calls back with what comes and is neither of the session nor of the notifications; answers what ends that. */
  onPacket(listener: (packet: SocketPacket) => void): () => void;
  wish(wish: OfficeWish): void;
  end(): void;
}
