import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../startCluster.ts';
import type { Cluster, ClusterOptions } from '../startCluster.ts';
import { spawnShop } from './spawnShop.ts';
import type { SpawnedShop } from './spawnShop.ts';

/** One statement on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Folders and clusters of one test, which are gone after it. */
export interface Room {
  /** A fresh folder that others may enter. */
  folder(): Promise<string>;
  /** Starts a cluster in this process. */
  start(dataDir: string, options?: Partial<ClusterOptions>): Promise<Cluster>;
  /** Starts one in a process of its own. */
  shop(...args: Parameters<typeof spawnShop>): Promise<SpawnedShop>;
  clear(): Promise<void>;
}

export function createRoom(): Room {
  const running: { stop(): Promise<void> }[] = [];
  const folders: string[] = [];
  const keep = <One extends { stop(): Promise<void> }>(one: One): One => {
    running.push(one);
    return one;
  };
  return {
    async folder() {
      const path = await mkdtemp(join(tmpdir(), 'siren-cluster-'));
      await chmod(path, 0o755);
      folders.push(path);
      return path;
    },
    start: async (dataDir, options) => keep(await startCluster({ dataDir, log: () => {}, ...options })),
    shop: async (...args) => keep(await spawnShop(...args)),
    async clear() {
      for (const one of running.splice(0)) await one.stop();
      for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true });
    },
  };
}

/** Puts something into the database that outlives it, and looks for it. */
export const remember = (url: string) => ask(url, 'create table kept as select 42 as answer');
export const remembered = async (url: string) => (await ask(url, 'select answer from kept'))[0];
