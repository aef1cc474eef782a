// Writes rows through Database as fast as possible and reports each one after its commit; the test
// of kill -9 kills it while it writes.
import { withModule } from '../commands/vite-load.mjs';

// Exits when the test process is gone.
process.once('disconnect', () => process.exit());
const [file] = process.argv.slice(2);
await withModule('/gateway/testing/endless-writer.ts', ({ writeEndlessly }) =>
  writeEndlessly(file, (id) => process.send(id)),
);
