// npm run migration:generate -- Name: writes the pair of migrations for SQLite and PostgreSQL.
// TEST_DATABASE_URL names an empty PostgreSQL database that may be written to.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withModule } from './vite-load.mjs';

const name = process.argv[2];
const postgres = process.env.TEST_DATABASE_URL;
if (!/^[A-Z][A-Za-z]+$/.test(name ?? '') || !postgres) {
  console.error('Usage: TEST_DATABASE_URL=postgres://… npm run migration:generate -- AddSomething');
  process.exit(2);
}
const scratch = mkdtempSync(path.join(tmpdir(), 'migration-'));
const timestamp = Date.now();
try {
  for (const url of [`sqlite:${path.join(scratch, 'scratch.sqlite')}`, postgres]) {
    await withModule('/gateway/commands/generate-migration.ts', async ({ generateMigration }) => {
      console.log((await generateMigration(url, name, timestamp)) ?? 'Nothing to migrate.');
    });
  }
} finally {
  rmSync(scratch, { recursive: true });
}
