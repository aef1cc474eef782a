// Before browser tests: builds the test bundle from the current sources.
import path from 'node:path';
import { ensureBuiltForTests } from '../gateway/commands/ensure-built.mjs';

export default async function setUp() {
  process.chdir(path.join(import.meta.dirname, '..'));
  await ensureBuiltForTests();
}
