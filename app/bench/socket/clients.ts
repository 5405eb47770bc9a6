import { randomUUID } from 'node:crypto';
import { openRawSocket } from '../../src/testing/sockets/openRawSocket.ts';
import type { RawSocket } from '../../src/testing/sockets/openRawSocket.ts';

/** What the bench asks of this process; each is answered once. */
export type Asked =
  /** Opens and authorizes so many clients, spread over the addresses. */
  | { ask: 'open'; urls: string[]; clients: number; login: string; token: string }
  /** Waits until each client has heard of a notification with these words. */
  | { ask: 'hear'; words: string }
  /** So many of them say so many messages each in a room, the next one as soon as all is heard of the one before. */
  | { ask: 'talk'; room: string; speakers: number; each: number };

/** When each client was told, ms since 1970. */
export type Heard = number[];

/** Sockets that may be under way at once. */
const AT_ONCE = 100;
const now = () => performance.timeOrigin + performance.now();

interface Client {
  socket: RawSocket;
  hear: (text: string) => void;
}
const clients: Client[] = [];
const idle = () => {};

function openOne(url: string, login: string, token: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const client: Client = {
      hear: (text) => (text.includes('"ok"') ? resolve() : reject(new Error(text))),
      socket: openRawSocket(url, {
        onOpen: () =>
          client.socket.send(
            JSON.stringify({ channel: 'system', opcode: 'auth', data: { login, uidh: token } }),
          ),
        onText: (text) => client.hear(text),
        onClose: (code) => {
          reject(new Error(`closed with ${code}`));
          process.send?.({ lost: code });
        },
      }),
    };
    clients.push(client);
  });
}

async function open({ urls, clients: count, login, token }: Extract<Asked, { ask: 'open' }>) {
  let next = clients.length;
  const goal = next + count;
  const work = async () => {
    while (next < goal) await openOne(urls[next++ % urls.length] ?? '', login, token);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const client of clients) client.hear = idle;
  return clients.length;
}

/** Resolves with the moments at which everybody has heard text that includes `words`. */
const hear = (words: string): Promise<Heard> =>
  new Promise((resolve) => {
    const heard: Heard = [];
    for (const client of clients)
      client.hear = (text) => {
        if (!text.includes(words)) return;
        client.hear = idle;
        if (heard.push(now()) === clients.length) resolve(heard);
      };
  });

async function talk({ room, speakers, each }: Extract<Asked, { ask: 'talk' }>) {
  const members = clients.slice(0, speakers);
  const packet = (opcode: string, data: object) => JSON.stringify({ channel: 'room', opcode, data });
  for (const { socket } of members) socket.send(packet('join', { room }));
  const begun = now();
  const rounds: number[] = [];
  await Promise.all(
    members.map(
      ({ socket }, place) =>
        new Promise<void>((resolve) => {
          const client = members[place] as Client;
          let [said, key, since] = [0, '', 0];
          const say = () => {
            key = randomUUID();
            since = now();
            said += 1;
            socket.send(packet('message', { room, payload: { key, text: 'Где заказ?' } }));
          };
          client.hear = (text) => {
            if (!text.includes(key)) return;
            rounds.push(now() - since);
            if (said === each) resolve();
            else say();
          };
          say();
        }),
    ),
  );
  return { ms: now() - begun, rounds };
}

process.on('message', (asked: Asked) => {
  const answer = asked.ask === 'open' ? open(asked) : asked.ask === 'hear' ? hear(asked.words) : talk(asked);
  if (asked.ask === 'hear') process.send?.({ listening: true });
  answer.then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
