import type { Step } from '../scheduling/index.ts';
import type { BackOfficeUser, SocketPacket } from './entities.ts';
import { packets } from './packets.ts';
import { ROOMS_MAX } from './rooms/heardRooms.ts';
import { samePacket } from './samePacket.ts';
import { reconnectWait, SOCKET_INITIAL, SOCKET_RECONNECT_MS } from './socketState.ts';
import type { SocketState } from './socketState.ts';

export type SocketEvent =
  | { type: 'start' }
  | { type: 'open' }
  /** `moveAfter`: the server said that it goes away; when to look for another one, ms. */
  | { type: 'close'; moveAfter?: number }
  | { type: 'reconnect_due' }
  | { type: 'packet'; packet: SocketPacket }
  | { type: 'send'; packet: SocketPacket }
  | { type: 'join'; room: string }
  | { type: 'leave'; room: string }
  /** Somebody signed in or out, or the token changed. */
  | { type: 'user'; user: BackOfficeUser | null }
  /** The window gained focus. */
  | { type: 'focus' };

export type SocketEffect =
  | { type: 'connect' }
  /** Report `reconnect_due` at this time, ms since 1970. */
  | { type: 'wait'; until: number }
  | { type: 'send'; packet: SocketPacket }
  /** Authorization was granted: notifications are asked for afresh (`stepNotifications`). */
  | { type: 'auth_success' }
  | { type: 'auth_fail' }
  /** A packet that is not the session's own business. */
  | { type: 'deliver'; packet: SocketPacket };

/** What holds while there is no line: of the next one the server knows nothing. */
const NO_LINE = { status: 'connecting', joined: [], asking: false } as const;

type SocketStep = Step<SocketState, SocketEffect>;

const send = (packet: SocketPacket): SocketEffect => ({ type: 'send', packet });
const unchanged = (state: SocketState): SocketStep => ({ state, effects: [] });
const authorize = (state: SocketState): SocketStep =>
  state.user
    ? { state: { ...state, asking: true }, effects: [send(packets.auth(state.user))] }
    : unchanged(state);

function isOk({ data }: SocketPacket): boolean {
  return typeof data === 'object' && data !== null && 'result' in data && data.result === 'ok';
}

function receive(state: SocketState, packet: SocketPacket): SocketStep {
  if (state.status === 'connecting') return unchanged(state);
  if (packet.channel !== 'system' || packet.opcode !== 'auth_result') {
    return { state, effects: [{ type: 'deliver', packet }] };
  }
  // An answer to somebody who has signed out since.
  if (!state.user) return unchanged(state);
  // Whoever is nobody is in no room.
  if (!isOk(packet))
    return {
      state: { ...state, status: 'unauthorized', joined: [], asking: false },
      effects: [{ type: 'auth_fail' }],
    };
  const { rooms, joined } = state;
  const left = joined.filter((room) => !rooms.includes(room));
  const come = rooms.filter((room) => !joined.includes(room));
  const moves = [...left.map(packets.leave), ...come.map(packets.join)];
  return {
    state: { ...state, status: 'authorized', joined: rooms, asking: false, buffer: [], refusals: 0 },
    effects: [{ type: 'auth_success' }, ...[...moves, ...state.buffer].map(send)],
  };
}

function sendOrBuffer(state: SocketState, packet: SocketPacket): SocketStep {
  if (state.status === 'authorized') return { state, effects: [send(packet)] };
  if (state.buffer.some((waiting) => samePacket(waiting, packet))) return unchanged(state);
  return { state: { ...state, buffer: [...state.buffer, packet] }, effects: [] };
}

/** Before authorization nothing is to be told: it joins whatever rooms there are by then. */
const moveRooms = (state: SocketState, rooms: readonly string[], told: readonly SocketPacket[]): SocketStep =>
  state.status === 'authorized'
    ? { state: { ...state, rooms, joined: rooms }, effects: told.map(send) }
    : unchanged({ ...state, rooms });

/** One room too many takes the place of the one that was wanted longest ago: a refused one would be heard by nobody. */
function joinRoom(state: SocketState, room: string): SocketStep {
  const others = state.rooms.filter((other) => other !== room);
  if (others.length < state.rooms.length) return unchanged({ ...state, rooms: [...others, room] });
  const left = others.slice(0, Math.max(others.length + 1 - ROOMS_MAX, 0));
  const rooms = [...others.slice(left.length), room];
  return moveRooms(state, rooms, [...left.map(packets.leave), packets.join(room)]);
}

function leaveRoom(state: SocketState, room: string): SocketStep {
  if (!state.rooms.includes(room)) return unchanged(state);
  const rooms = state.rooms.filter((other) => other !== room);
  return moveRooms(state, rooms, [packets.leave(room)]);
}

function changeUser(state: SocketState, user: BackOfficeUser | null, now: number): SocketStep {
  if (state.user?.login === user?.login && state.user?.token === user?.token) return unchanged(state);
  // What one person wanted to say is not sent in the name of another.
  const own = state.user === null || state.user.login === user?.login;
  const { rooms, buffer } = own ? state : SOCKET_INITIAL;
  const open = state.status !== 'connecting';
  const status = open ? 'connected' : 'connecting';
  const next: SocketState = { ...state, user, rooms, buffer, status, refusals: 0 };
  if (open) return authorize(next);
  // Whoever comes in has done so just now, and begins their work.
  if (state.user === null && user !== null && state.reconnectAt !== null)
    return { state: { ...next, reconnectAt: null }, effects: [{ type: 'connect' }] };
  // Somebody else is not kept waiting for what the one before was refused.
  const soon = now + SOCKET_RECONNECT_MS;
  if (state.reconnectAt === null || state.reconnectAt <= soon) return unchanged(next);
  return { state: { ...next, reconnectAt: soon }, effects: [{ type: 'wait', until: soon }] };
}

/**
 * The session of the back-office's socket (behaviour socket-2), as pure data: whoever runs it holds socket and
 * timer, reports events and does what the effects say. `now` in ms since 1970. A refused authorization is not
 * repeated by itself, only on a new token, a focused window or a new connection.
 */
export function stepSocket(state: SocketState, event: SocketEvent, now: number): SocketStep {
  switch (event.type) {
    case 'start':
      return {
        state: { ...state, ...NO_LINE, reconnectAt: null },
        effects: [{ type: 'connect' }],
      };
    case 'open':
      return authorize({ ...state, status: 'connected', reconnectAt: null });
    case 'close': {
      // Of the server's own outage nobody is refused: all come back as soon as it does.
      const moves = event.moveAfter !== undefined;
      const refused = !moves && (state.status === 'connected' || state.status === 'unauthorized');
      const refusals = state.refusals + (refused ? 1 : 0);
      const reconnectAt = now + (event.moveAfter ?? reconnectWait(refusals));
      return {
        state: { ...state, ...NO_LINE, reconnectAt, refusals },
        effects: [{ type: 'wait', until: reconnectAt }],
      };
    }
    case 'reconnect_due':
      if (state.reconnectAt === null || now < state.reconnectAt) return unchanged(state);
      return { state: { ...state, reconnectAt: null }, effects: [{ type: 'connect' }] };
    case 'packet':
      return receive(state, event.packet);
    case 'send':
      return sendOrBuffer(state, event.packet);
    case 'join':
      return joinRoom(state, event.room);
    case 'leave':
      return leaveRoom(state, event.room);
    case 'user':
      return changeUser(state, event.user, now);
    case 'focus':
      // One answer does for all who ask meanwhile.
      return state.status === 'connecting' || state.asking ? unchanged(state) : authorize(state);
  }
}
