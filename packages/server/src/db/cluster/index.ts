export { startCluster } from './startCluster.ts';
export type { Cluster, ClusterOptions } from './startCluster.ts';
