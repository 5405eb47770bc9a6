import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { clusterUrl } from './cluster/clusterUrl.ts';
import { findPostmaster } from './cluster/postmaster.ts';
import { programOf } from './cluster/programOf.ts';
import { dataFolder } from '../testing/data/index.ts';
import { seedTestShop } from '../testing/seedTestShop.ts';
import type { SeededIds } from '../testing/seedTestShop.ts';
import { startCluster } from './cluster/index.ts';
import { openDatabase } from './Database.ts';
import { migrate } from './migrate.ts';
import { withDatabase } from './withDatabase.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Server of this test run, and the databases that fresh ones are copies of. */
    testServer: {
      url: string;
      /** Migrated, else empty. */
      template: string;
      /** With a small shop in it. */
      shopTemplate: string;
      shopIds: SeededIds;
    };
  }
}

const PREFIX = 'siren-test-';

/** Ends and removes the clusters of test runs that were killed. */
const removeAbandoned = async (): Promise<void> => {
  for (const name of await readdir(dataFolder())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)$`).exec(name)?.[1]);
    if (!pid || programOf(pid) !== null) continue;
    const dataDir = join(dataFolder(), name);
    const attached = await startCluster({ dataDir, log: () => {}, durable: false }).catch(() => null);
    await attached?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const admin = async (url: string, run: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await run(client).finally(() => client.end());
};

/** Tests work as the shop does, which makes no databases: these need one each. */
const letMakeDatabases = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'postgres');
  const postmaster = await findPostmaster(folder);
  if (!postmaster) throw new Error(`Nothing runs on ${folder}.`);
  const superuser = await clusterUrl(folder, postmaster, 'postgres');
  await admin(superuser, (client) => client.query('alter role shop createdb'));
};

const startThrowAway = async () => {
  await removeAbandoned();
  const dataDir = join(dataFolder(), `${PREFIX}${process.pid}`);
  const cluster = await startCluster({ dataDir, log: () => {}, durable: false });
  await letMakeDatabases(dataDir);
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const dropAll = async (client: pg.Client, like: string): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [like],
  );
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
};

const fillShop = async (url: string): Promise<SeededIds> => {
  const db = openDatabase(url);
  return seedTestShop(db).finally(() => db.close());
};

/** One server per test run: a throw-away cluster, or the one of TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startThrowAway();
  const template = `siren_test_${randomBytes(5).toString('hex')}`;
  const shopTemplate = `${template}_shop`;
  await admin(server.url, (client) => client.query(`create database "${template}"`));
  await migrate(withDatabase(server.url, template));
  await admin(server.url, (client) =>
    client.query(`create database "${shopTemplate}" template "${template}"`),
  );
  const shopIds = await fillShop(withDatabase(server.url, shopTemplate));
  project.provide('testServer', { url: server.url, template, shopTemplate, shopIds });
  return async () => {
    await admin(server.url, (client) => dropAll(client, template));
    await server.stop();
  };
}
