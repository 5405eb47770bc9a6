import type { Config } from '@siren/server/config';
import { startCluster } from '@siren/server/db';

/** Where the shop's data are, and how to let go of them. */
export interface ShopDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The outside database of DATABASE_URL, or the embedded one, started on the data folder. */
export async function openShopDatabase(
  config: Config,
  { log, onGone }: { log(line: string): void; onGone(reason: string): void },
): Promise<ShopDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  const cluster = await startCluster({ dataDir: config.dataDir, log, onGone });
  return { url: cluster.url, stop: () => cluster.stop() };
}
