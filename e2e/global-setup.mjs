// Before browser tests: what they load is built from the sources as they stand.
import path from 'node:path';
import { ensureBuiltForTests } from '../gateway/commands/ensure-built.mjs';

export default async function setUp() {
  process.chdir(path.join(import.meta.dirname, '..'));
  await ensureBuiltForTests();
}
