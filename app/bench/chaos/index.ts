import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@siren/server/db';
import { ensureBuild } from '../../src/build/ensureBuild.ts';
import { launchShop } from '../../src/testing/launchShop.ts';
import type { LaunchedShop } from '../../src/testing/launchShop.ts';
import { CROWDED, runChaos } from '../../src/testing/sockets/runChaos.ts';

const TALKERS = 1_000;
const SECONDS = 300;

/** A thousand talkers for five minutes while processes die and lines break; fails where one of them knows less than another. */
export async function benchChaos(say: (line: string) => void, seed = Date.now() % 1_000_000) {
  await ensureBuild({ say });
  const home = await mkdtemp(join(tmpdir(), 'siren-chaos-'));
  const cluster = await startCluster({ dataDir: join(home, 'database'), log: () => {}, transport: 'tcp' });
  const shops: LaunchedShop[] = [];
  const open = async () => {
    const env = { DATABASE_URL: cluster.url, DEMO: '1', ...CROWDED };
    const shop = launchShop(join(home, `shop-${shops.length}`), { env });
    shops.push(shop);
    await shop.ready();
    return shop;
  };
  try {
    const chaos = await runChaos({ talkers: TALKERS, rooms: 20, seconds: SECONDS, seed, open });
    say(
      `${TALKERS} talkers for ${SECONDS} s, seed ${seed}: ${chaos.said} said, ${chaos.kills} killed, ${chaos.stops} stopped`,
    );
    say(
      `  ${chaos.cuts} lines cut, ${chaos.pauses} stalled; all knew all ${chaos.settledMs} ms after the end`,
    );
    for (const quarrel of chaos.quarrels) say(`✗ ${quarrel}`);
    if (chaos.quarrels.length > 0) process.exitCode = 1;
    return { seed, ...chaos };
  } finally {
    for (const shop of shops) shop.kill('SIGKILL');
    await Promise.all(shops.map(({ ended }) => ended));
    await cluster.stop();
    await rm(home, { recursive: true, force: true });
  }
}
