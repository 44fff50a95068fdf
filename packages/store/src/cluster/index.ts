export { type Cluster, ClusterFailure, type ClusterOptions, startCluster } from './cluster.ts';
