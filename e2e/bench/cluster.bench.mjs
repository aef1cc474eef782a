import { withModule } from '../../gateway/commands/vite-load.mjs';

/**
 * Three gateways on PostgreSQL, behind HAProxy: their reads, their writes, and how fast changes
 * propagate.
 */
export function run() {
  return withModule('/e2e/cluster/measure.ts', ({ measureCluster }) =>
    measureCluster((line) => console.log(line)),
  );
}
