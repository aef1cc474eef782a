import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { undoAfterEach } from '../../gateway/testing/cleanup.ts';
import { startGateway } from './gateways.ts';
import { startPostgres } from './postgres-server.ts';

const undo = undoAfterEach();
const publicUrl = 'https://www.loon.example';

/** Compiled libraries load, but for SQLite's. */
const refusal = `const load = process.dlopen;
process.dlopen = (module, file, ...flags) => {
  if (/sqlite/.test(file)) throw new Error('SQLite is not here.');
  return load.call(process, module, file, ...flags);
};`;
const variables = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(refusal)}`,
};

it('a site on PostgreSQL runs where SQLite’s library does not', async () => {
  const server = await startPostgres();
  undo(() => server.remove());
  const gateway = await startGateway({ publicUrl, databaseUrl: server.url, variables });
  undo(gateway.remove);
  expect((await fetch(`${gateway.url}/reflections`)).status).toBe(200);
});

it('a site on a file reports that it cannot start there', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-without-'));
  undo(() => rmSync(directory, { recursive: true }));
  const databaseUrl = `sqlite:${path.join(directory, 'site.sqlite')}`;
  await expect(startGateway({ publicUrl, databaseUrl, variables })).rejects.toThrow(
    'SQLite is not here.',
  );
});
