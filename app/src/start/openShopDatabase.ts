import type { Config } from '@siren/server/config';
import { migrate, openDatabase, startCluster } from '@siren/server/db';
import type { DatabasePool } from '@siren/server/db';
import type { Log } from '@siren/server/log';
import type { Life } from './Life.ts';

export interface OpenOptions {
  log: Log;
  /** Hears of connections that break while nobody uses them. */
  onError?(error: Error): void;
  /** Whether the database may be one that a running shop has open. @default false */
  shared?: boolean;
}

/** Where the database is: that of DATABASE_URL, or the embedded one, started on the data folder. */
async function findDatabase(
  config: Config,
  life: Life,
  { log, shared = false }: OpenOptions,
): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const onGone = (reason: string): void => {
    log.error(null, reason);
    void life.end(1);
  };
  const { dataDir } = config;
  const { url } = await life.hold(
    () => startCluster({ dataDir, log: (line) => log.info(line), onGone, shared }),
    (cluster) => cluster.stop(),
  );
  return url;
}

/** Opens the shop's database, brought up to date, for as long as the process lives. Throws StartupError. */
export async function openShopDatabase(
  config: Config,
  life: Life,
  options: OpenOptions,
): Promise<DatabasePool> {
  const url = await findDatabase(config, life, options);
  await migrate(url);
  return life.hold(
    async () => openDatabase(url, options.onError ? { onError: options.onError } : {}),
    (db) => db.close(),
  );
}
