// The production build with limits that a load test does not reach, in a process of its own.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

process.env.NODE_ENV = 'production';
process.env.TZ = 'UTC';
const file = path.join(import.meta.dirname, '../../build/server/harness.js');
const { startTestSite } = await import(pathToFileURL(file).href);
const site = await startTestSite();
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
