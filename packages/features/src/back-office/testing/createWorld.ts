import { toFrame } from '@siren/contract/socket';
import type { ReceivedPacket } from '@siren/contract/socket';
import type { KeptMessage, Notification, SocketPacket } from '@siren/domain/back-office';
import type { OpenWire, WireEars } from '../session/createLink.ts';

/** A task that waits for its time. */
interface Task {
  at: number;
  run(): void;
}

/** Time that a test moves by hand. */
export function createTime() {
  let now = 0;
  const tasks = new Set<Task>();
  return {
    now: () => now,
    later(run: () => void, ms: number) {
      const task = { at: now + ms, run };
      tasks.add(task);
      return () => void tasks.delete(task);
    },
    /** Lets so many milliseconds pass; what is due runs in its order. */
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = [...tasks].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        tasks.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}

export type Time = ReturnType<typeof createTime>;

export const note = (id: number): Notification => ({
  id,
  message: `Заказ № ${id}`,
  position: 'bottom-left',
  type: 'info',
});

/** What the data of a packet may hold. */
interface Heard {
  uidh?: string;
  id?: number;
  room?: string;
  payload?: unknown;
}

/** One end of a wire at the server. */
interface Socket {
  ears: WireEars;
  /** Nothing comes through, either way, and nobody says so. */
  dead: boolean;
  authorized: boolean;
}

/**
 * A shop of the test with its socket: what is said takes a while, in its order unless the test mixes it up, and wires break when the
 * test wants it.
 * @param time of the test
 */
export function createSocketShop(time: Time) {
  const sockets = new Set<Socket>();
  const open = new Map<number, Notification>();
  const said: SocketPacket[] = [];
  const kept = new Map<string, KeptMessage>();
  /** The newest message of each room. */
  const newest = new Map<string, KeptMessage>();
  /**
   * What the test may change at any time; `delay` in ms, one way. `strays`: so much later come the packets that the shop says, one
   * after the other and over again: what was said later may come first. `doubles`: each of them comes twice.
   */
  const shop = {
    token: 'good',
    up: true,
    delay: 40,
    strays: [] as readonly number[],
    doubles: false,
    opened: 0,
    seq: 0,
    /** In what words it refuses whatever is about rooms. */
    refusesRooms: null as string | null,
    speaker: { id: 3, name: 'Екатерина Соловьёва' },
  };

  let told = 0;
  function tell(socket: Socket, packet: ReceivedPacket): void {
    for (let once = 0; once < (shop.doubles ? 2 : 1); once += 1) {
      const stray = shop.strays[told % shop.strays.length] ?? 0;
      told += 1;
      time.later(() => {
        if (sockets.has(socket) && !socket.dead) socket.ears.onFrame(toFrame(packet));
      }, shop.delay + stray);
    }
  }
  const tellAll = (packet: ReceivedPacket) =>
    [...sockets].filter(({ authorized }) => authorized).forEach((socket) => tell(socket, packet));

  /** Says that an order is another. */
  const changeOrder = (id: number): void => tellAll({ name: 'order:changed', data: { id } });

  /** Says that a shift is another. */
  const changeShift = (id: number): void => tellAll({ name: 'shift:changed', data: { id } });

  function close(id: number): void {
    if (open.delete(id)) tellAll({ name: 'notification:close', data: { id } });
  }

  /** Keeps what is said once for a key, and tells everybody of it. */
  function say(room: string, { key, text }: { key: string; text: string }, author = shop.speaker): void {
    const before = kept.get(key);
    shop.seq += before ? 0 : 1;
    const message = before ?? { seq: shop.seq, key, author, text, at: '2026-11-21T12:47:00+05:00' };
    kept.set(key, message);
    if (!before) newest.set(room, message);
    tellAll({ name: 'room:incoming_message', data: { room, payload: message } });
  }

  /** Says that whoever works here has read a room elsewhere. */
  const readElsewhere = (room: string, seq: number): void =>
    tellAll({ name: 'room:read', data: { room, seq, left: false } });

  /** Says that whoever works here has left a room elsewhere. */
  const leaveElsewhere = (room: string): void =>
    tellAll({ name: 'room:read', data: { room, seq: shop.seq, left: true } });

  /** Tells whoever comes into a room the newest message there. */
  function greet(socket: Socket, room: string): void {
    const message = newest.get(room);
    if (message) tell(socket, { name: 'room:incoming_message', data: { room, payload: message } });
  }

  /** Says that there is another room. */
  const makeRoom = (id: number): void => tellAll({ name: 'room:made', data: { id } });

  /** Says to all that they are authorized, which they are. */
  const haveAllAskAnew = (): void => tellAll({ name: 'system:auth_result', data: { result: 'ok' } });

  function refuse(socket: Socket, text: string, { room, payload }: Heard): void {
    const { key } = (payload ?? {}) as { key?: string };
    const error = { public_error: true, text, data: { room, ...(key !== undefined && { key }) } } as const;
    tell(socket, { name: 'system:error', data: { error } });
  }

  function hear(socket: Socket, packet: SocketPacket): void {
    said.push(packet);
    const data = (packet.data ?? {}) as Heard;
    if (packet.channel === 'system') {
      socket.authorized = data.uidh === shop.token;
      tell(socket, {
        name: 'system:auth_result',
        data: { result: socket.authorized ? 'ok' : 'unauthorized' },
      });
    } else if (socket.authorized && packet.channel === 'room' && shop.refusesRooms !== null)
      refuse(socket, shop.refusesRooms, data);
    else if (socket.authorized && packet.opcode === 'list')
      tell(socket, { name: 'notification:list', data: { notifications: [...open.values()] } });
    else if (socket.authorized && packet.opcode === 'close') close(data.id ?? 0);
    else if (socket.authorized && packet.opcode === 'join') greet(socket, data.room ?? '');
    else if (socket.authorized && packet.opcode === 'message')
      say(data.room ?? '', data.payload as { key: string; text: string });
  }

  const wire: OpenWire = (ears) => {
    const socket: Socket = { ears, dead: false, authorized: false };
    shop.opened += 1;
    time.later(() => {
      if (!shop.up) return ears.onClose();
      sockets.add(socket);
      ears.onOpen();
    }, shop.delay);
    return {
      send: (frame) =>
        void time.later(() => {
          if (sockets.has(socket) && !socket.dead) hear(socket, JSON.parse(frame) as SocketPacket);
        }, shop.delay),
      close: () => void sockets.delete(socket),
    };
  };

  return {
    shop,
    wire,
    /** All that was heard, in its order. */
    said,
    /** Ids of what is open. */
    openIds: () => [...open.keys()].sort((a, b) => a - b),
    notify(id: number, said: Partial<Notification> = {}) {
      const data = { ...note(id), ...said };
      open.set(id, data);
      tellAll({ name: 'notification:new', data });
    },
    close,
    say,
    /** What was kept, in its order. */
    kept: () => [...kept.values()],
    readElsewhere,
    leaveElsewhere,
    changeOrder,
    changeShift,
    makeRoom,
    haveAllAskAnew,
    /** Wires end, and both sides know it; by a last word of the shop, where `code` is given. */
    cut(code?: number) {
      for (const socket of [...sockets]) {
        sockets.delete(socket);
        socket.ears.onClose(code);
      }
    },
    /** Wires are open and dead. */
    deaden: () => sockets.forEach((socket) => (socket.dead = true)),
  };
}
