import type { AddressInfo } from 'node:net';
import { SOCKET_LIMITS } from '@siren/domain/back-office';
import type { Notification } from '@siren/domain/back-office';
import type { ClientOptions } from 'ws';
import { cartHandlers } from '../../cart/index.ts';
import { signIn } from '../../cart/testing/signIn.ts';
import { createTokens, loadSecret } from '../../http/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop } from '../../testing/index.ts';
import { attachRealtime } from '../attachRealtime.ts';
import type { RealtimeOptions } from '../attachRealtime.ts';
import { notifyStaff } from '../notifications.ts';
import { openSocket } from './openSocket.ts';
import type { TestSocket } from './openSocket.ts';

/** What a test changes of how the socket is attached. */
type Attachment = Partial<Pick<RealtimeOptions, 'authorizeMs' | 'limits'>>;

export interface Cashier extends TestSocket {
  token: string;
}

/** A test shop that listens on a port, with the staff's socket at it. */
export interface SocketShop extends TestShop {
  /** Host and port. */
  host: string;
  connect(options?: ClientOptions, path?: string): Promise<TestSocket>;
  /** A socket of somebody who works at the till. */
  cashier(): Promise<Cashier>;
  /** Open notifications, as this socket is told. */
  list(socket: TestSocket): Promise<Notification[]>;
  /** Waits until a socket has heard of the notification; it may hear of older ones before. */
  hear(socket: TestSocket, message: string): Promise<Notification>;
  /** Notifies the staff and waits until this socket has heard of it. */
  notify(message: string, socket: TestSocket): Promise<Notification>;
  /** Takes the socket away and puts it there anew. */
  reattach(options?: Attachment): Promise<void>;
  /** Clients are looked after now: otherwise never. */
  beat(): void;
  /** Cuts the connections of a test. */
  hangUp(): void;
}

export const ALLOWED_ORIGIN = 'https://shop.example';

export async function createSocketShop(): Promise<SocketShop> {
  const shop = await createTestShop({ handlers: cartHandlers });
  await shop.server.listen({ port: 0, host: '127.0.0.1' });
  const host = `127.0.0.1:${(shop.server.server.address() as AddressInfo).port}`;
  const tokens = createTokens(await loadSecret(shop.db));
  let beat = () => {};
  const attach = (options: Attachment = {}) =>
    attachRealtime({
      server: shop.server.server,
      db: shop.db,
      tokens,
      clock: () => shop.clock.now(),
      // A connection that a test breaks is complained about.
      log: { debug: () => {}, info: () => {}, error: () => {} },
      origins: [ALLOWED_ORIGIN],
      trustedProxies: ['127.0.0.1'],
      limits: SOCKET_LIMITS,
      everyBeat(given) {
        beat = given;
        return () => {};
      },
      ...options,
    });
  let realtime = attach();
  await realtime.listening;
  const open: TestSocket[] = [];

  const connect: SocketShop['connect'] = async (options, path = '/socket') => {
    const socket = await openSocket(`ws://${host}${path}`, options);
    open.push(socket);
    return socket;
  };
  const hear: SocketShop['hear'] = async (socket, message) => {
    for (;;) {
      const notification = await socket.next('notification:new');
      if (notification.message === message) return notification;
    }
  };
  return {
    ...shop,
    host,
    connect,
    hear,
    async cashier() {
      const token = (await signIn(shop, 'cashier')).token();
      const socket = await connect();
      const result = await socket.authorize('cashier', token);
      if (result !== 'ok') throw new Error(`The cashier is ${result}`);
      return { ...socket, token };
    },
    async list(socket) {
      socket.send({ name: 'notification/list', data: undefined });
      return (await socket.next('notification:list')).notifications;
    },
    async notify(message, socket) {
      await notifyStaff(shop.db, { message, type: 'info' });
      return hear(socket, message);
    },
    async reattach(options) {
      await realtime.close();
      realtime = attach(options);
      await realtime.listening;
    },
    beat: () => beat(),
    hangUp() {
      for (const { socket } of open.splice(0)) socket.terminate();
    },
    async close() {
      await realtime.close();
      await shop.close();
    },
  };
}
