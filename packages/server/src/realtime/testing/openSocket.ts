import { once } from 'node:events';
import { receivedPackets, readPacket } from '@siren/contract/packets';
import { toFrame } from '@siren/contract/socket';
import type { ReceivedPacket, SentPacket } from '@siren/contract/socket';
import { WebSocket } from 'ws';
import type { ClientOptions } from 'ws';

/** The other end of the staff's socket. */
export interface TestSocket {
  socket: WebSocket;
  /** All that came, in order. */
  received: ReceivedPacket[];
  send(packet: SentPacket): void;
  /** The next packet of this name that was not waited for before. */
  next<Name extends ReceivedPacket['name']>(
    name: Name,
  ): Promise<Extract<ReceivedPacket, { name: Name }>['data']>;
  /** Authorizes and answers the result. */
  authorize(login: string, token: string): Promise<string>;
  /** Resolves when everything sent so far has been handled. */
  settled(): Promise<void>;
  /** How it ended; a reset by the server is an end like any other. */
  closed: Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

/** Opens a socket; throws where it is refused, and on packets that the contract does not know. */
export async function openSocket(url: string, options: ClientOptions = {}): Promise<TestSocket> {
  const socket = new WebSocket(url, options);
  const received: ReceivedPacket[] = [];
  const waiting = new Set<ReceivedPacket>();
  socket.on('message', (data: Buffer) => {
    const packet = readPacket(receivedPackets, data.toString('utf8'));
    if (!packet) throw new Error(`Not a packet: ${data.toString('utf8')}`);
    received.push(packet);
    waiting.add(packet);
    socket.emit('packet');
  });
  await once(socket, 'open');
  const closed: TestSocket['closed'] = new Promise((resolve) => {
    socket.on('error', () => {}).on('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });

  const next: TestSocket['next'] = async (name) => {
    for (;;) {
      const packet = [...waiting].find((one) => one.name === name);
      if (packet) {
        waiting.delete(packet);
        return packet.data as never;
      }
      await once(socket, 'packet');
    }
  };
  const send = (packet: SentPacket) => socket.send(toFrame(packet));
  return {
    socket,
    received,
    send,
    next,
    async authorize(login, token) {
      send({ name: 'system/auth', data: { login, uidh: token } });
      return (await next('system:auth_result')).result;
    },
    async settled() {
      // Packets are handled one after the other, and authorization is always answered.
      send({ name: 'system/auth', data: { login: 'nobody', uidh: 'none' } });
      await next('system:auth_result');
    },
    closed,
    async close() {
      socket.close();
      await closed;
    },
  };
}
