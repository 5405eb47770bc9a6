export { openDatabase } from './Database.ts';
export type { Database, DatabasePool } from './Database.ts';
export { sql } from './sql.ts';
export type { Statement } from './sql.ts';
export { fileFailure, startCluster } from './cluster/index.ts';
export type { Cluster, ClusterOptions } from './cluster/index.ts';
export { migrate } from './migrate.ts';
export { retryDeadlock } from './retryDeadlock.ts';
export { onlyRow } from './onlyRow.ts';
