// npm run codegen: the resolvers make schema/schema.graphql, which makes the typed client.
import { execFileSync } from 'node:child_process';
import { withModule } from './vite-load.mjs';

await withModule('/gateway/commands/emit-sdl.ts', ({ writeSdl }) =>
  writeSdl('schema/schema.graphql'),
);
execFileSync('npx', ['graphql-codegen', '--config', 'codegen.ts'], { stdio: 'inherit' });
