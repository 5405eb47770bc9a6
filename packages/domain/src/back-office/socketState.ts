import type { BackOfficeUser, SocketPacket } from './entities.ts';

/** How long after a close the socket is opened anew, ms (specification §4, §9). */
export const SOCKET_RECONNECT_MS = 20_000;

/**
 * `connecting` before the socket is open and between attempts, `connected` while it is open and nobody has
 * been authorized or refused yet, then `authorized` or `unauthorized` (specification §4).
 */
export const socketStatuses = ['connecting', 'connected', 'unauthorized', 'authorized'] as const;
export type SocketStatus = (typeof socketStatuses)[number];

export interface SocketState {
  status: SocketStatus;
  /** Whom to authorize; null while nobody is signed in. */
  user: BackOfficeUser | null;
  /** Rooms to be in, joined anew after each authorization. */
  rooms: readonly string[];
  /** What waits for authorization, each message once. */
  buffer: readonly SocketPacket[];
  /** When to try again, ms since 1970; null while an attempt runs or the socket is open. */
  reconnectAt: number | null;
}

export const SOCKET_INITIAL: SocketState = {
  status: 'connecting',
  user: null,
  rooms: [],
  buffer: [],
  reconnectAt: null,
};
