// npm run codegen: generates schema/schema.graphql from the resolvers, and the typed client from
// it. With --check it fails when the committed output is stale, and writes the current output.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { withModule } from './vite-load.mjs';

const outputs = [
  'schema/schema.graphql',
  'web/generated/site.ts',
  'web/generated/meeting.ts',
  'web/generated/preferences.ts',
  'web/generated/review.ts',
  'web/generated/trust.ts',
  'web/generated/admin.ts',
  'web/generated/possible-types.ts',
];

function readOutputs() {
  return outputs.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
}

const before = readOutputs();
await withModule('/gateway/commands/emit-sdl.ts', ({ writeSdl }) =>
  writeSdl('schema/schema.graphql'),
);
execFileSync('npx', ['graphql-codegen', '--config', 'codegen.ts', '--silent'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (process.argv.includes('--check')) {
  const after = readOutputs();
  const stale = outputs.filter((_, index) => before[index] !== after[index]);
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run npm run codegen and commit the result.`);
    process.exit(1);
  }
}
