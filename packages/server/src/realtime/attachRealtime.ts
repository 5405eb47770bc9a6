import { ApiError, refusal } from '@siren/contract/errors';
import { createSocketPlaces } from '@siren/domain/back-office';
import type { SocketLimits } from '@siren/domain/back-office';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { DatabasePool } from '../db/index.ts';
import { createUpgradeReader, noSuchAddress } from '../http/index.ts';
import type { Tokens } from '../http/index.ts';
import { askerOf } from '../security/index.ts';
import { answerPacket } from './answerPacket.ts';
import type { AnswerOptions } from './answerPacket.ts';
import { haveAllAskAnew } from './askAnew.ts';
import { authorizeStaff, RIGHTS_CHANNEL } from './authorizeStaff.ts';
import { closes } from './closes.ts';
import { createGreeter } from './createGreeter.ts';
import { CHUNK, createHub } from './createHub.ts';
import type { Hub } from './createHub.ts';
import { createNewsroom } from './createNewsroom.ts';
import { listen } from './listen.ts';
import { lookAgain } from './lookAgain.ts';
import { NOTIFICATION_CHANNEL } from './notifications.ts';
import { ORDER_CHANNEL, SHIFT_CHANNEL } from './orders.ts';
import { Peer } from './Peer.ts';
import { refuseUpgrade } from './refuseUpgrade.ts';
import { ROOM_CHANNEL } from './rooms.ts';
import { markPresent, ROOM_MADE_CHANNEL, ROOM_MESSAGE_CHANNEL, ROOM_READ_CHANNEL } from '../rooms/index.ts';
import type { Log } from '../log/index.ts';

const PATH = '/socket';
/** The largest packet taken, bytes; a larger one closes its socket. */
const PACKET_MAX_BYTES = 16_384;
/** Packets of one client that may wait for the one before; one that sends more at once is dropped. */
const QUEUE_MAX = 100;
/** How often clients are pinged and their authorization is looked at again, ms. */
const HEARTBEAT_MS = 30_000;
/** How long a socket may stay without authorization, ms. */
const AUTHORIZE_MS = 10_000;
/** When whoever finds no place may try again, seconds. */
const RETRY_AFTER = 20;

const SOCKETS = { noServer: true, perMessageDeflate: false, maxPayload: PACKET_MAX_BYTES };

/** Logs a failure with these words. */
type Failed = (message: string) => (error: unknown) => void;

const foreignPage = new ApiError(
  { public_error: true, text: 'Сокет открывают только страницы магазина.' },
  403,
);
const noPlace = {
  address: refusal('general.too_many_requests', { retryAfter: RETRY_AFTER }),
  shop: refusal('general.unavailable', { retryAfter: RETRY_AFTER }),
};

export interface RealtimeOptions {
  /** The shop's HTTP server: the socket needs no port of its own. */
  server: Server;
  db: DatabasePool;
  tokens: Tokens;
  clock(): Date;
  log: Log;
  /** Origins besides the own one whose pages may open the socket. */
  origins: readonly string[];
  /** Addresses and networks of proxies that are believed what they say of visitors. */
  trustedProxies: readonly string[];
  limits: SocketLimits;
  /** Has clients looked after again and again until what it answers is called. @default by time */
  everyBeat?(beat: () => void): () => void;
  authorizeMs?: number;
}

export interface Realtime {
  /** Resolves when what other processes say is heard for the first time; what was said in rooms before is not. */
  listening: Promise<void>;
  /** Says goodbye to all clients and lets go of the database; call it before the HTTP server closes. */
  close(): Promise<void>;
}

/** Passes on what other processes say; `listening` resolves when that is heard for the first time. */
function hearNews({ db, hub, now }: { db: DatabasePool; hub: Hub; now: () => Date }, failed: Failed) {
  const newsroom = createNewsroom(db, hub);
  const onRights = () =>
    void lookAgain([...hub.peers], db, now()).catch(failed('Sockets were not looked at again'));
  const listening = Promise.withResolvers<void>();
  let heardBefore = false;
  const listener = listen({
    connection: db.pool.options,
    channels: [
      NOTIFICATION_CHANNEL,
      ORDER_CHANNEL,
      SHIFT_CHANNEL,
      ROOM_CHANNEL,
      ROOM_MESSAGE_CHANNEL,
      ROOM_READ_CHANNEL,
      ROOM_MADE_CHANNEL,
      RIGHTS_CHANNEL,
    ],
    onMessage(channel, payload) {
      if (channel === RIGHTS_CHANNEL) return onRights();
      void newsroom.hear(channel, payload).catch(failed('News were not passed on'));
    },
    onListening: () => {
      listening.resolve();
      // What was said while nobody listened.
      onRights();
      void newsroom.catchUp().catch(failed('News were not caught up with'));
      if (heardBefore) haveAllAskAnew(hub.peers);
      heardBefore = true;
    },
    onError: failed('The connection that listens to the database broke'),
  });
  return { listening: listening.promise, listener };
}

const byTime = (beat: () => void): (() => void) => {
  const heart = setInterval(beat, HEARTBEAT_MS).unref();
  return () => clearInterval(heart);
};

/** Answers packets one after the other: what follows an authorization waits for its result. */
function answerInTurn(
  socket: WebSocket,
  peer: Peer,
  answers: AnswerOptions,
  failed: (error: unknown) => void,
): void {
  let waiting = 0;
  let last = Promise.resolve();
  socket.on('message', (data: Buffer, binary: boolean) => {
    if (!peer.admit()) return;
    if (binary || waiting >= QUEUE_MAX) return peer.terminate();
    waiting += 1;
    last = last
      .then(() => answerPacket(peer, data.toString('utf8'), answers))
      .catch((error: unknown) => {
        failed(error);
        peer.close(closes.failed);
      })
      .finally(() => (waiting -= 1));
  });
}

async function beat(peers: readonly Peer[], db: DatabasePool, now: Date): Promise<void> {
  for (const [at, peer] of peers.entries()) {
    peer.beat();
    // Thousands of pings in a row would keep everybody else waiting.
    if (at % CHUNK === CHUNK - 1) await nextTurn();
  }
  await lookAgain(peers, db, now);
  await markPresent(
    db,
    peers.flatMap(({ staff }) => (staff ? [staff.userId] : [])),
    now,
  );
}

const answersOf = ({ db, tokens, clock }: RealtimeOptions): AnswerOptions => ({
  db,
  now: () => clock(),
  authorize: async (login, token) =>
    tokens.isGenuine(token) ? authorizeStaff(db, { login, token, now: clock() }) : null,
  greet: createGreeter(db),
});

/** Puts the staff's socket at `/socket` (behaviour socket-4). */
export function attachRealtime(options: RealtimeOptions): Realtime {
  const { server, db, log, origins, limits } = options;
  const { everyBeat = byTime, authorizeMs = AUTHORIZE_MS } = options;
  const now = () => options.clock();
  const hub = createHub();
  const places = createSocketPlaces<Peer>(limits);
  const readAsker = createUpgradeReader(options.trustedProxies);
  const sockets = new WebSocketServer(SOCKETS);
  const answers = answersOf(options);
  const failed: Failed = (message) => (error) => log.error(error, message);

  const forget = (peer: Peer) => {
    hub.leave(peer);
    places.leave(peer);
  };

  const welcome = (socket: WebSocket, line: Duplex, address: string) => {
    const peer: Peer = new Peer(socket, {
      ...{ line, address },
      authorizeMs,
      now: () => now().getTime(),
      onTurn: (waiting) => places.turn(peer, waiting),
    });
    hub.peers.add(peer);
    places.enter(peer);
    socket.on('close', () => forget(peer));
    socket.on('error', () => socket.terminate());
    answerInTurn(socket, peer, answers, failed('A packet of the socket failed'));
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?')[0];
    // Another path may be somebody else's (the development server has a socket too).
    if (path !== PATH)
      return server.listenerCount('upgrade') === 1 ? refuseUpgrade(socket, noSuchAddress()) : undefined;
    const { address, from } = readAsker(request);
    if (from === 'other' && !origins.includes(request.headers.origin ?? ''))
      return refuseUpgrade(socket, foreignPage);
    const asker = askerOf(address);
    const place = places.placeOf(asker);
    if (place.is === 'none') return refuseUpgrade(socket, noPlace[place.full]);
    // At once, and only where it is a handshake: an odd one takes nobody's place.
    sockets.handleUpgrade(request, socket, head, (opened) => {
      if (place.is === 'taken') {
        forget(place.from);
        place.from.close(closes.crowded);
      }
      welcome(opened, socket, asker);
    });
  };

  const { listening, listener } = hearNews({ db, hub, now }, failed);
  const endBeats = everyBeat(() => void beat([...hub.peers], db, now()).catch(failed('A heartbeat failed')));
  server.on('upgrade', upgrade);

  return {
    listening,
    async close() {
      endBeats();
      server.off('upgrade', upgrade);
      for (const peer of hub.peers) peer.close(closes.goingAway);
      sockets.close();
      await listener.close();
      // Each takes leave within a moment, or is hung up on: who is cut off before has not read why.
      await hub.empty();
    },
  };
}
