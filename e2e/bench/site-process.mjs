// The production build in a separate process, with limits that a load test does not reach; with the
// argument `production-limits` those of production.
import { loadBuilt } from './built.mjs';

const { startTestSite, generousLimits, productionLimits } = await loadBuilt('harness');
const limits = process.argv.includes('production-limits') ? productionLimits : generousLimits;
const { DATABASE_URL } = process.env;
const site = await startTestSite(DATABASE_URL ? { DATABASE_URL } : {}, limits);
const cookie = await site.logIn();
process.on('message', async (message) => {
  if (message === 'memory') {
    process.send({ residentMegabytes: Math.round(process.memoryUsage().rss / 1_048_576) });
  }
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send({ milliseconds: (user + system) / 1_000 });
  }
  if (message === 'close') {
    await site.close();
    process.exit(0);
  }
});
process.send({ url: site.url, cookie });
