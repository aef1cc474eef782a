// npm run bench: the cost of the site, as ratios to a raw limit measured in the same run. npm run
// bench -- http search: only those parts. `first-tap`, `requests`, `blog`, `hostile`, `cluster`,
// `insights` and `claims` take minutes, so they run only when named.
import { ensureBuiltForTests } from '../../gateway/commands/ensure-built.mjs';
import { ensureInstalled } from '../../gateway/commands/ensure-installed.mjs';
import { ensureBrowser } from '../ensure-browser.mjs';

const parts = [
  ...['http', 'start', 'client-bytes', 'lighthouse', 'search', 'checks', 'text-rules'],
  'shortcuts',
];
const long = ['first-tap', 'requests', 'blog', 'hostile', 'cluster', 'insights', 'claims'];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !parts.includes(name) && !long.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Parts: ${[...parts, ...long].join(', ')}.`);
  process.exit(2);
}

ensureInstalled({ development: true });
await ensureBuiltForTests();
await ensureBrowser();
for (const name of chosen.length > 0 ? chosen : parts) {
  const { run } = await import(`./${name}.bench.mjs`);
  await run();
}
