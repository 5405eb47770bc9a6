import { randomUUID } from 'node:crypto';
import { gapAfter, packets, readRoomMessage, takeMessages } from '@siren/domain/back-office';
import type { KeptMessage } from '@siren/domain/back-office';
import { createOfficeSession } from '@siren/features/back-office/session';
import { callShop } from './callShop.ts';
import { openRawSocket } from './openRawSocket.ts';
import type { RawSocket } from './openRawSocket.ts';

/** How much quicker time passes for a talker: the waits of the session are those of people. */
const PACE = 10;
/** When somebody whose question failed asks it again, ms. */
const RETRY_MS = 200;

export interface TalkerParts {
  login: string;
  token: string;
  rooms: readonly string[];
  /** A shop that answers, another one each time. */
  shop(): string;
}

/** Somebody in the back-office: the browser's session with its catching up and its saying again, without a window. */
export interface Talker {
  rooms: readonly string[];
  say(room: string): void;
  /** Ends the line as a broken network does. */
  cut(): void;
  /** Reads nothing until `resume`. */
  pause(): void;
  resume(): void;
  /** What is known of a room. */
  known(room: string): readonly KeptMessage[];
  /** Keys of what was said and told back. */
  confirmed: ReadonlySet<string>;
  /** How much was said and not told back. */
  waiting(): number;
  end(): void;
}

export function createTalker({ login, token, rooms, shop }: TalkerParts): Talker {
  const known = new Map<string, readonly KeptMessage[]>(rooms.map((room) => [room, []]));
  const unsent = new Map<string, string>();
  const confirmed = new Set<string>();
  /** Rooms that are being caught up with: one question at a time. */
  const asking = new Set<string>();
  let ended = false;
  let line: RawSocket | null = null;

  const session = createOfficeSession({
    now: () => performance.now() * PACE,
    later(task, ms) {
      const timer = setTimeout(task, ms / PACE);
      return () => clearTimeout(timer);
    },
    open({ onOpen, onClose, onFrame }) {
      const own = openRawSocket(shop(), { onOpen, onClose, onText: onFrame });
      line = own;
      return { send: own.send, close: own.cut };
    },
  });

  const of = (room: string) => known.get(room) ?? [];
  const take = (room: string, came: readonly KeptMessage[]) => {
    known.set(room, takeMessages(of(room), came));
    for (const { key } of came) if (unsent.delete(key)) confirmed.add(key);
  };

  /** Asks for all that came after a number, and for what is missing then. */
  async function catchUp(room: string, from: number): Promise<void> {
    if (asking.has(room)) return;
    asking.add(room);
    let after: number | null = from;
    while (after !== null && !ended) {
      const asked: { room: string; before: null; after: number } = { room, before: null, after };
      const page = await callShop(shop(), '/api/backoffice/rooms/history', { token, ...asked }).catch(
        () => null,
      );
      if (page === null) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      else {
        take(room, page.messages);
        after = page.more ? (page.messages.at(-1)?.seq ?? after) : gapAfter(of(room), false);
      }
    }
    asking.delete(room);
  }
  const send = (room: string, key: string) =>
    session.wish({ type: 'send', packet: packets.say(room, { key, text: key }) });

  session.onPacket(({ channel, data }) => {
    const { room, payload } = (data ?? {}) as { room?: string; payload?: unknown };
    const message = channel === 'room' && room !== undefined ? readRoomMessage(payload) : null;
    if (!message || room === undefined) return;
    take(room, [message]);
    const gap = gapAfter(of(room), false);
    if (gap !== null) void catchUp(room, gap);
  });
  let auths = 0;
  session.subscribe(() => {
    if (session.view().auths === auths) return;
    ({ auths } = session.view());
    for (const room of rooms) void catchUp(room, of(room).at(-1)?.seq ?? 0);
    for (const [key, room] of unsent) send(room, key);
  });
  for (const room of rooms) session.wish({ type: 'join', room });
  session.wish({ type: 'user', user: { login, token } });

  return {
    rooms,
    say(room) {
      const key = randomUUID();
      unsent.set(key, room);
      if (session.view().status === 'authorized') send(room, key);
    },
    cut() {
      session.wish({ type: 'lost' });
    },
    pause: () => line?.pause(),
    resume: () => line?.resume(),
    known: of,
    confirmed,
    waiting: () => unsent.size,
    end() {
      ended = true;
      session.end();
    },
  };
}
