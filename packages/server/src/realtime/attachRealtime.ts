import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { DatabasePool } from '../db/index.ts';
import type { Tokens } from '../http/index.ts';
import { answerPacket } from './answerPacket.ts';
import type { AnswerOptions } from './answerPacket.ts';
import { authorizeStaff, stillAuthorized } from './authorizeStaff.ts';
import { createHub } from './createHub.ts';
import { createNewsroom } from './createNewsroom.ts';
import { isOwnOrigin } from './isOwnOrigin.ts';
import { listen } from './listen.ts';
import { NOTIFICATION_CHANNEL } from './notifications.ts';
import { Peer } from './Peer.ts';
import { ROOM_CHANNEL } from './rooms.ts';
import type { Log } from '../log/index.ts';

const PATH = '/socket';
/** The largest packet taken, bytes; a larger one closes its socket. */
const PACKET_MAX_BYTES = 16_384;
/** Packets of one client that may wait for the one before; one that sends more at once is dropped. */
const QUEUE_MAX = 100;
const CONNECTIONS_MAX = 5_000;
/** How often clients are pinged and their authorization is looked at again, ms. */
const HEARTBEAT_MS = 30_000;
/** Close code: the server goes away (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001;
/** Close code: something failed on our side. */
const INTERNAL_ERROR = 1011;

export interface RealtimeOptions {
  /** The shop's HTTP server: the socket needs no port of its own. */
  server: Server;
  db: DatabasePool;
  tokens: Tokens;
  clock(): Date;
  log: Log;
  /** Origins besides the own one whose pages may open the socket. */
  origins?: readonly string[];
  heartbeatMs?: number;
}

export interface Realtime {
  /** Resolves when what other processes say is heard for the first time; what was said in rooms before is not. */
  listening: Promise<void>;
  /** Says goodbye to all clients and lets go of the database; call it before the HTTP server closes. */
  close(): Promise<void>;
}

const reject = (socket: Duplex, status: string) => {
  // Node has let go of a socket that asks for another protocol: nobody else hears what becomes of it.
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
};

/** Puts the staff's socket at `/socket` (specification §7). */
export function attachRealtime(options: RealtimeOptions): Realtime {
  const { server, db, tokens, log, origins = [], heartbeatMs = HEARTBEAT_MS } = options;
  const now = () => options.clock();
  const hub = createHub();
  const newsroom = createNewsroom(db, hub);
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: PACKET_MAX_BYTES,
  });
  const answers: AnswerOptions = {
    db,
    now,
    authorize: async (login, token) =>
      tokens.isGenuine(token) ? authorizeStaff(db, { login, token, now: now() }) : null,
  };
  const failed = (message: string) => (error: unknown) => log.error(error, message);

  const welcome = (socket: WebSocket) => {
    const peer = new Peer(socket, () => now().getTime());
    let waiting = 0;
    let last = Promise.resolve();
    hub.peers.add(peer);
    socket.on('close', () => hub.peers.delete(peer));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data: Buffer, binary: boolean) => {
      if (!peer.admit()) return;
      if (binary || waiting >= QUEUE_MAX) return peer.terminate();
      waiting += 1;
      // One after the other: what follows an authorization waits for its result.
      last = last
        .then(() => answerPacket(peer, data.toString('utf8'), answers))
        .catch((error: unknown) => {
          log.error(error, 'A packet of the socket failed');
          peer.close(INTERNAL_ERROR);
        })
        .finally(() => (waiting -= 1));
    });
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?')[0];
    // Another path may be somebody else's (the development server has a socket too).
    if (path !== PATH)
      return server.listenerCount('upgrade') === 1 ? reject(socket, '404 Not Found') : undefined;
    if (!isOwnOrigin(request, origins)) return reject(socket, '403 Forbidden');
    if (hub.peers.size >= CONNECTIONS_MAX) return reject(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, welcome);
  };

  const beat = async () => {
    for (const peer of hub.peers) peer.beat();
    const looked = [...hub.peers].flatMap((peer) => (peer.staff ? [{ peer, staff: peer.staff }] : []));
    const good = await stillAuthorized(
      db,
      looked.map(({ staff }) => staff.digest),
      now(),
    );
    for (const { peer, staff } of looked) {
      // Who authorized anew meanwhile was looked at then.
      if (peer.staff !== staff || good.has(staff.digest.toString('hex'))) continue;
      peer.staff = null;
      peer.send({ name: 'system:auth_result', data: { result: 'expired' } });
    }
  };

  const listening = Promise.withResolvers<void>();
  const listener = listen({
    connection: db.pool.options,
    channels: [NOTIFICATION_CHANNEL, ROOM_CHANNEL],
    onMessage: (channel, payload) =>
      void newsroom.hear(channel, payload).catch(failed('News were not passed on')),
    onListening: () => {
      listening.resolve();
      void newsroom.catchUp().catch(failed('News were not caught up with'));
    },
    onError: failed('The connection that listens to the database broke'),
  });
  const heart = setInterval(() => void beat().catch(failed('A heartbeat failed')), heartbeatMs);
  heart.unref();
  server.on('upgrade', upgrade);

  return {
    listening: listening.promise,
    async close() {
      clearInterval(heart);
      server.off('upgrade', upgrade);
      for (const peer of hub.peers) peer.close(GOING_AWAY);
      sockets.close();
      await listener.close();
      for (const peer of hub.peers) peer.terminate();
    },
  };
}
