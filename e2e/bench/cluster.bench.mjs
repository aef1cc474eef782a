import { withModule } from '../../gateway/commands/vite-load.mjs';

/** Three gateways on PostgreSQL, behind HAProxy: what they read, store, and how soon they agree. */
export function run() {
  return withModule('/e2e/cluster/measure.ts', ({ measureCluster }) =>
    measureCluster((line) => console.log(line)),
  );
}
