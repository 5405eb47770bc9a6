import type { BackOfficeUser, SocketPacket } from './entities.ts';

/** How long after a close the socket is opened anew, ms (behaviour socket-2). */
export const SOCKET_RECONNECT_MS = 20_000;

/**
 * Within how long whoever is told that the server goes away comes back, ms: another one may be there at once, and thousands are not to come
 * to it in one moment.
 */
export const SOCKET_MOVE_MS = 3_000;

/** The longest wait of whoever is closed again and again without having been authorized, ms. */
export const SOCKET_RECONNECT_MAX_MS = 320_000;

/** How long to wait after a close, when so many sockets in a row were open and never authorized. */
export const reconnectWait = (refusals: number): number =>
  Math.min(SOCKET_RECONNECT_MS * 2 ** Math.max(refusals - 1, 0), SOCKET_RECONNECT_MAX_MS);

/**
 * `connecting` before the socket is open and between attempts, `connected` while it is open and nobody has
 * been authorized or refused yet, then `authorized` or `unauthorized` (behaviour socket-2).
 */
export const socketStatuses = ['connecting', 'connected', 'unauthorized', 'authorized'] as const;
export type SocketStatus = (typeof socketStatuses)[number];

export interface SocketState {
  status: SocketStatus;
  /** Whom to authorize; null while nobody is signed in. */
  user: BackOfficeUser | null;
  /** Rooms to be in; what is missing there is joined after each authorization. */
  rooms: readonly string[];
  /** Rooms that the server has this line in. */
  joined: readonly string[];
  /** An authorization is asked for, and nothing is answered yet. */
  asking: boolean;
  /** What waits for authorization, each message once. */
  buffer: readonly SocketPacket[];
  /** When to try again, ms since 1970; null while an attempt runs or the socket is open. */
  reconnectAt: number | null;
  /** Sockets that were open and closed without authorization, since the last one that had it. */
  refusals: number;
}

export const SOCKET_INITIAL: SocketState = {
  status: 'connecting',
  user: null,
  rooms: [],
  joined: [],
  asking: false,
  buffer: [],
  reconnectAt: null,
  refusals: 0,
};
