// The production build with limits that a load test does not reach, in a process of its own.
import { loadBuilt } from './built.mjs';

const { startTestSite } = await loadBuilt('harness');
const { DATABASE_URL } = process.env;
const site = await startTestSite(DATABASE_URL ? { DATABASE_URL } : {});
const cookie = await site.logIn();
process.on('message', async (message) => {
  if (message === 'memory') {
    process.send({ residentMegabytes: Math.round(process.memoryUsage().rss / 1_048_576) });
  }
  if (message === 'close') {
    await site.close();
    process.exit(0);
  }
});
process.send({ url: site.url, cookie });
