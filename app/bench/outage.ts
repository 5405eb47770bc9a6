import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild } from '../src/build/ensureBuild.ts';
import { launchShop } from '../src/testing/launchShop.ts';
import { createOnlookers, isWell } from '../src/testing/onlookers.ts';
import { freezePostgres } from '../src/testing/postgresOf.ts';

/** How long the database says nothing, ms. */
const AWAY_MS = 20_000;
/** How often everybody asks meanwhile, ms. */
const EACH_MS = 250;

export interface Outage {
  /** The slowest answer while the database said nothing, ms; 3,000 are promised. */
  slowestMs: number;
  /** How long after its return all was as before, ms; 5,000 are promised. */
  backMs: number;
}

/** A database that freezes for twenty seconds while guests and buyers go on. */
export async function benchOutage(say: (line: string) => void): Promise<Outage> {
  await ensureBuild({ say });
  const dataDir = await mkdtemp(join(tmpdir(), 'siren-outage-'));
  const shop = launchShop(dataDir, { env: { DRAW_AHEAD: '0' } });
  try {
    await shop.ready();
    const { askAll } = await createOnlookers(shop);
    const thaw = freezePostgres(dataDir);
    const until = performance.now() + AWAY_MS;
    let slowest = 0;
    while (performance.now() < until) {
      slowest = Math.max(slowest, (await askAll()).slowest);
      await sleep(EACH_MS);
    }
    thaw();
    const since = performance.now();
    while (!isWell(await askAll())) await sleep(EACH_MS / 5);
    const [slowestMs, backMs] = [Math.round(slowest), Math.round(performance.now() - since)];
    say(`database away for ${AWAY_MS} ms: slowest answer ${slowestMs} ms, as before after ${backMs} ms`);
    return { slowestMs, backMs };
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
