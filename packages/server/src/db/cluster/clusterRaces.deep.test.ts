import { appendFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPostmaster } from './postmaster.ts';
import { programOf } from './programOf.ts';
import type { Cluster } from './startCluster.ts';
import { createRoom, remember, remembered } from './testing/room.ts';

const isBack = ({ url }: Cluster) =>
  expect.poll(() => remembered(url).catch(() => null), { timeout: 90_000 }).toEqual({ answer: 42 });

/** Races of processes as they are: `guard.test.ts` has the turns that they may take, one after the other. */
describe('the embedded PostgreSQL in a race', () => {
  const room = createRoom();
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await room.folder();
  });
  afterEach(() => room.clear());

  it('recovers from its death while a part of it lives on for seconds and complains', async () => {
    const lines: string[] = [];
    const cluster = await room.start(dataDir, { log: (line) => lines.push(line) });
    await remember(cluster.url);
    const client = new pg.Client({ connectionString: cluster.url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? NaN;
    process.kill(pid, 'SIGSTOP');
    process.kill(cluster.pid, 'SIGKILL');
    for (let said = 0; said < 100; said += 1) {
      await appendFile(
        join(dataDir, 'postgres.log'),
        'FATAL:  terminating connection due to unexpected postmaster exit\n',
      );
      await sleep(20);
    }
    process.kill(pid, 'SIGCONT');
    await isBack(cluster);
    expect(lines).toEqual([]);
  });

  it('recovers from its death after somebody else who has taken the folder meanwhile', async () => {
    const gone: string[] = [];
    const cluster = await room.start(dataDir, { onGone: (reason) => gone.push(reason) });
    await remember(cluster.url);
    process.kill(cluster.pid, 'SIGKILL');
    const guest = await room.start(dataDir, { shared: true });
    await sleep(3_000);
    await guest.stop();
    await isBack(cluster);
    expect(gone).toEqual([]);
  });

  it('stops its own PostgreSQL alone where another process starts one at once after it', async () => {
    const first = await room.start(dataDir);
    await remember(first.url);
    const stopped = first.stop();
    const next = await vi.waitUntil(() => room.start(dataDir, { shared: true }).catch(() => null), {
      timeout: 20_000,
      interval: 1,
    });
    await stopped;
    expect(next.pid).not.toBe(first.pid);
    expect(programOf(next.pid)).toBe('postgres');
    expect(await remembered(next.url)).toEqual({ answer: 42 });
  });

  it.each([0, 60, 120])('leaves nothing running where it is stopped %i ms after its death', async (ms) => {
    const cluster = await room.start(dataDir);
    process.kill(cluster.pid, 'SIGKILL');
    await sleep(ms);
    await cluster.stop();
    expect(await findPostmaster(join(dataDir, 'postgres'))).toBeNull();
  });

  it('recovers from its death as soon as what hinders a new start has passed', async () => {
    const lines: string[] = [];
    const gone: string[] = [];
    const cluster = await room.start(dataDir, {
      log: (line) => lines.push(line),
      onGone: (reason) => gone.push(reason),
    });
    await remember(cluster.url);
    const file = join(dataDir, 'postgres', 'global', 'pg_control');
    await rename(file, `${file}.away`);
    process.kill(cluster.pid, 'SIGKILL');
    await expect.poll(() => lines, { timeout: 90_000 }).toEqual([expect.stringMatching(/tried again/)]);
    await rename(`${file}.away`, file);
    await isBack(cluster);
    expect(gone).toEqual([]);
  });
});
