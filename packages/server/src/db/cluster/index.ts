export { fileFailure } from './fileFailure.ts';
export { startCluster } from './startCluster.ts';
export type { Cluster, ClusterOptions } from './startCluster.ts';
