// Apollo Server as its documentation sets it up, standalone, in a separate process.
import { loadBuilt } from './built.mjs';

const { startStockApollo } = await loadBuilt('benchmarks');
const { url } = await startStockApollo();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ milliseconds: (user + system) / 1_000 });
});
process.send({ url });
