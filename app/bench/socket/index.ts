import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notifyStaff } from '@siren/server/realtime';
import { startCluster } from '@siren/server/db';
import type { DatabasePool } from '@siren/server/db';
import { ensureBuild } from '../../src/build/ensureBuild.ts';
import { launchShop } from '../../src/testing/launchShop.ts';
import type { LaunchedShop } from '../../src/testing/launchShop.ts';
import { signInStaff } from '../../src/testing/sockets/signInStaff.ts';
import { withUrl } from '../../src/testing/withDatabase.ts';
import { spawnClients } from './spawnClients.ts';
import type { Clients } from './spawnClients.ts';
import { memoryOf, TELLS_MEMORY } from './memoryOf.ts';

type Say = (line: string) => void;

/** Clients are opened in two halves. */
const HALF = 5_000;
const BROADCASTS = 20;
const SPEAKERS = 50;
const MESSAGES = 20;
/** What is wished for: bytes that a client takes, and ms until the last of a hundred hears. Others work on the machine: nothing fails by a clock. */
const MOST = { bytes: 12_000, ms: 250 };
const now = () => performance.timeOrigin + performance.now();

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
const spread = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
};

/** How soon each client of a notification hears of it, ms: of all, and of the one that was disturbed least by whatever else ran. */
async function broadcast(clients: Clients, db: DatabasePool) {
  const all: number[] = [];
  let calmest = Infinity;
  for (let count = 0; count < BROADCASTS; count += 1) {
    const words = `Заказ ${now()}`;
    const heard = await clients.listen(words);
    const since = now();
    await notifyStaff(db, { message: words, type: 'info' });
    const times = (await heard()).map((moment) => moment - since);
    all.push(...times);
    calmest = Math.min(calmest, spread(times).p99);
  }
  return { ...spread(all), calmestP99: calmest };
}

async function talk(clients: Clients) {
  const { ms, rounds } = await clients.ask<{ ms: number; rounds: number[] }>({
    ...{ ask: 'talk', room: 'all', speakers: SPEAKERS, each: MESSAGES },
  });
  return { perSecond: Math.round((SPEAKERS * MESSAGES * 1_000) / ms), ...spread(rounds) };
}

/** What all of them together take. */
async function usageOf(shops: readonly LaunchedShop[]) {
  const all = await Promise.all(shops.map(memoryOf));
  const sum = (what: 'rss' | 'held' | 'cpu') => all.reduce((whole, one) => whole + one[what], 0);
  return { rss: sum('rss'), held: sum('held'), cpu: sum('cpu') };
}

async function measure(shops: readonly LaunchedShop[], db: DatabasePool, say: Say) {
  const token = await signInStaff(shops[0]?.url ?? '', 'cashier');
  const clients = spawnClients();
  try {
    const urls = shops.map(({ url }) => url);
    const open = () => clients.ask({ ask: 'open', urls, clients: HALF, login: 'cashier', token });
    const calm = await usageOf(shops);
    // What the first half brings is code and a heap that grows, too; what each of the others brings is its own.
    await open();
    const before = await usageOf(shops);
    await open();
    const after = await usageOf(shops);
    const each = (what: 'rss' | 'held') => Math.round((after[what] - before[what]) / HALF);
    const ofAll = (what: 'rss' | 'held') => Math.round((after[what] - calm[what]) / (2 * HALF));
    const told = await broadcast(clients, db);
    const cpuMs = Math.round(((await usageOf(shops)).cpu - after.cpu) / BROADCASTS);
    const room = await talk(clients);
    say(`${2 * HALF} clients, processes: ${shops.length}`);
    say(`  each takes ${each('held')} bytes, ${each('rss')} of the system; ${MOST.bytes} are wished for`);
    say(
      `  by all of them, with what the first ones make grow: ${ofAll('held')}, ${ofAll('rss')} of the system`,
    );
    say(
      `  a notification: p50 ${told.p50} ms, p99 ${told.p99} ms, of the calmest ${told.calmestP99} ms, work ${cpuMs} ms; ${MOST.ms} are wished for`,
    );
    say(
      `  a room of ${SPEAKERS}: ${room.perSecond} messages a second, p50 ${room.p50} ms, p99 ${room.p99} ms`,
    );
    return {
      bytesEach: { held: each('held'), rss: each('rss'), ofAll: { held: ofAll('held'), rss: ofAll('rss') } },
      notification: { ...told, cpuMs },
      room,
      lost: clients.lost(),
    };
  } finally {
    clients.end();
  }
}

const isAsWished = ({ bytesEach, lost }: Awaited<ReturnType<typeof measure>>): boolean =>
  bytesEach.held <= MOST.bytes && lost === 0;

/** What ten thousand of the staff's sockets take, and how soon they hear, with one process and with two on one database. */
export async function benchSocket(say: Say) {
  await ensureBuild({ say });
  const home = await mkdtemp(join(tmpdir(), 'siren-socket-'));
  const cluster = await startCluster({ dataDir: join(home, 'database'), log: () => {}, transport: 'tcp' });
  const limits = { SOCKETS: '20000', SOCKETS_OF_ADDRESS: '20000', SOCKETS_WAITING_OF_ADDRESS: '500' };
  const env = { DATABASE_URL: cluster.url, DEMO: '1', ...limits };
  const start = async (name: string) => {
    const shop = launchShop(join(home, name), { env, flags: TELLS_MEMORY });
    await shop.ready();
    return shop;
  };
  const shops: LaunchedShop[] = [];
  try {
    return await withUrl(cluster.url, async (db) => {
      shops.push(await start('first'));
      const one = await measure(shops, db, say);
      shops.push(await start('second'));
      const two = await measure(shops, db, say);
      const ratio = two.notification.cpuMs / one.notification.cpuMs;
      say(`  work of a notification, two processes to one: ${ratio.toFixed(2)}`);
      if (![one, two].every(isAsWished)) process.exitCode = 1;
      return { one, two };
    });
  } finally {
    for (const shop of shops) await shop.stop();
    await cluster.stop();
    await rm(home, { recursive: true, force: true });
  }
}
