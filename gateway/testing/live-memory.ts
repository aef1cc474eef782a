import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Live memory of the process in megabytes: what remains after a garbage collection. */
export function liveMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed / 1_048_576;
}
