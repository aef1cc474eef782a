// Writes rows through Database as fast as it can and reports each once it is committed; the test
// of kill -9 ends it in the middle.
import { withModule } from '../commands/vite-load.mjs';

const [file] = process.argv.slice(2);
await withModule('/gateway/testing/endless-writer.ts', ({ writeEndlessly }) =>
  writeEndlessly(file, (id) => process.send(id)),
);
