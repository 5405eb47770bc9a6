import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { createTestDatabase } from '../db/testing/index.ts';
import type { TestDatabase } from '../db/testing/index.ts';
import { listen } from './listen.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** A way to the database whose lines fall silent without breaking, as behind a router that has forgotten them. */
async function createWay() {
  const { host, port, user, database } = new pg.Client(db.url);
  const lines = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    lines.add(near).add(far);
    near.pipe(far).pipe(near);
    for (const line of [near, far]) line.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    connection: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, user, database },
    fallSilent() {
      for (const line of lines) line.unpipe().pause();
    },
    close() {
      for (const line of lines) line.destroy();
      server.close();
    },
  };
}

test('a line to the database that says nothing any more is given up, and what is said is heard on another one', async () => {
  const way = await createWay();
  let probe = () => {};
  let heard = Promise.withResolvers<string>();
  let listening = Promise.withResolvers<void>();
  const listener = listen({
    connection: way.connection,
    channels: ['siren_order'],
    onMessage: (_, payload) => heard.resolve(payload),
    onListening: () => listening.resolve(),
    onError: () => {},
    everyProbe(next) {
      probe = next;
      return () => {};
    },
    probeMs: 200,
  });
  const say = (words: string) => db.query(sql`select pg_notify('siren_order', ${words})`);
  try {
    await listening.promise;
    await say('one');
    expect(await heard.promise).toBe('one');
    listening = Promise.withResolvers();
    heard = Promise.withResolvers();
    way.fallSilent();
    probe();
    await listening.promise;
    await say('two');
    expect(await heard.promise).toBe('two');
  } finally {
    await listener.close();
    way.close();
  }
});
