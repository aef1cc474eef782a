// The site in a process of its own, for tests that end it in the middle of something.
import { withModule } from '../commands/vite-load.mjs';

const [databaseUrl, smtpUrl] = process.argv.slice(2);
await withModule('/gateway/testing/site-child.ts', async ({ runSiteChild }) => {
  await runSiteChild(databaseUrl, smtpUrl, (url) => process.send(url));
  // Vite stays, since parts of the site are loaded when they are first needed.
  await new Promise(() => undefined);
});
