// Writes rows through Database as fast as it can and reports each once it is committed; the test
// of kill -9 ends it in the middle.
import { withModule } from '../commands/vite-load.mjs';

// Without the test there is nobody to end it.
process.once('disconnect', () => process.exit());
const [file] = process.argv.slice(2);
await withModule('/gateway/testing/endless-writer.ts', ({ writeEndlessly }) =>
  writeEndlessly(file, (id) => process.send(id)),
);
