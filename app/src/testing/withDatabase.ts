import { openDatabase, startCluster } from '@siren/server/db';
import type { DatabasePool } from '@siren/server/db';

/** Runs `use` on a database at its address. */
export async function withUrl<Result>(
  url: string,
  use: (db: DatabasePool) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(url, { max: 2 });
  return use(db).finally(() => db.close());
}

/** Runs `use` on the embedded database of a data folder, whether a shop has it open or not. */
export async function withData<Result>(
  dataDir: string,
  use: (db: DatabasePool) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster({ dataDir, log: () => {}, shared: true });
  return withUrl(cluster.url, use).finally(() => cluster.stop());
}
