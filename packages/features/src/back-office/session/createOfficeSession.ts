import {
  NOTIFICATIONS_INITIAL,
  packets,
  readNews,
  SOCKET_INITIAL,
  SOCKET_MOVE_MS,
  stepNotifications,
  stepSocket,
} from '@siren/domain/back-office';
import type {
  BackOfficeUser,
  NotificationsEvent,
  SocketEffect,
  SocketEvent,
  SocketPacket,
} from '@siren/domain/back-office';
import { createLink } from './createLink.ts';
import type { OpenWire } from './createLink.ts';
import { createPulse } from './createPulse.ts';
import type { Later } from './createPulse.ts';
import { createViews } from './createViews.ts';
import { VIEW_INITIAL } from './OfficeSession.ts';
import type { OfficeSession, OfficeView } from './OfficeSession.ts';

export interface SessionParts {
  open: OpenWire;
  /** Milliseconds of a clock that never steps back, the same in all tabs. */
  now(): number;
  later: Later;
  /** From 0 to 1, another one each time. @default by chance */
  chance?(): number;
  /** What another tab showed before this one took over. @default nothing */
  before?: OfficeView;
}

/** The server ends in good order (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;

const isOf = (packet: SocketPacket, channel: string, opcode: string): boolean =>
  packet.channel === channel && packet.opcode === opcode;

/** Runs the state machines of the socket and of the notifications on a real line (behaviour office-2). */
export function createOfficeSession({
  open,
  now,
  later,
  chance = Math.random,
  before = VIEW_INITIAL,
}: SessionParts): OfficeSession {
  let socket = SOCKET_INITIAL;
  let news = { ...NOTIFICATIONS_INITIAL, closing: before.closing };
  /** The list was asked for and has not come: until then what stood there before stays in sight. */
  let listing = false;
  let stopWaiting = () => {};
  const ears = new Set<(packet: SocketPacket) => void>();
  const views = createViews({ ...before, status: 'connecting', reconnectAt: null });

  const link = createLink(open, {
    onOpen() {
      pulse.begin();
      step({ type: 'open' });
    },
    onClose(code) {
      pulse.end();
      step({ type: 'close', ...(code === GOING_AWAY && { moveAfter: chance() * SOCKET_MOVE_MS }) });
    },
    onPacket(packet) {
      if (isOf(packet, 'system', 'auth_result') || isOf(packet, 'notification', 'list')) {
        const roundTrip = pulse.heard();
        if (roundTrip !== null) publish({ roundTrip });
      }
      step({ type: 'packet', packet });
    },
  });
  const pulse = createPulse({
    now,
    later,
    ask() {
      if (socket.status !== 'authorized') return false;
      link.send(packets.listNotifications());
      return true;
    },
    onDead: link.drop,
  });

  function publish(changed: Partial<OfficeView> = {}): void {
    const { status, reconnectAt } = socket;
    const refused = status === 'unauthorized' || socket.user === null;
    const notifications = refused ? [] : listing ? views.get().notifications : news.shown;
    const { closing } = news;
    views.set({ ...views.get(), status, reconnectAt, notifications, closing, ...changed });
  }

  function stepNews(event: NotificationsEvent): void {
    const { state, effects } = stepNotifications(news, event);
    news = state;
    if (event.type === 'auth_success') listing = true;
    if (event.type === 'list') listing = false;
    for (const effect of effects) {
      if (effect.type === 'send') step({ type: 'send', packet: effect.packet });
      else publish({ rings: views.get().rings + 1 });
    }
    if (listing && (event.type === 'user_close' || event.type === 'server_close'))
      publish({ notifications: views.get().notifications.filter(({ id }) => id !== event.id) });
    else publish();
  }

  function waitUntil(until: number): void {
    stopWaiting();
    stopWaiting = later(
      () => {
        // Timers may come too early.
        if (socket.reconnectAt !== null && now() < socket.reconnectAt) waitUntil(socket.reconnectAt);
        else step({ type: 'reconnect_due' });
      },
      Math.max(until - now(), 0),
    );
  }

  function act(effect: SocketEffect): void {
    switch (effect.type) {
      case 'connect':
        pulse.end();
        pulse.asked();
        return link.connect();
      case 'wait':
        return waitUntil(effect.until);
      case 'send':
        link.send(effect.packet);
        if (isOf(effect.packet, 'system', 'auth') || isOf(effect.packet, 'notification', 'list'))
          pulse.asked();
        return;
      case 'auth_success':
        stepNews({ type: 'auth_success' });
        return publish({ auths: views.get().auths + 1 });
      case 'auth_fail':
        return publish({ authFails: views.get().authFails + 1 });
      case 'deliver': {
        const event = readNews(effect.packet);
        if (event) stepNews(event);
        else for (const hear of ears) hear(effect.packet);
      }
    }
  }

  function step(event: SocketEvent): void {
    const { state, effects } = stepSocket(socket, event, now());
    socket = state;
    publish();
    for (const effect of effects) act(effect);
  }

  function changeUser(user: BackOfficeUser | null): void {
    if (socket.user !== null && socket.user.login !== user?.login) {
      news = NOTIFICATIONS_INITIAL;
      listing = false;
    }
    step({ type: 'user', user });
  }

  step({ type: 'start' });

  return {
    view: views.get,
    subscribe: views.subscribe,
    onPacket(listener) {
      ears.add(listener);
      return () => ears.delete(listener);
    },
    wish(wish) {
      switch (wish.type) {
        case 'user':
          return changeUser(wish.user);
        case 'focus':
          return step({ type: 'focus' });
        case 'lost':
          return link.drop();
        case 'again':
          return socket.reconnectAt !== null ? step({ type: 'start' }) : undefined;
        case 'close':
          return stepNews({ type: 'user_close', id: wish.id });
        case 'join':
        case 'leave':
        case 'send':
          return step(wish);
      }
    },
    end() {
      stopWaiting();
      pulse.end();
      link.end();
    },
  };
}
