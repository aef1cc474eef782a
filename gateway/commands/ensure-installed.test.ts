import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { undoAfterEach } from '../testing/cleanup.ts';
import { installationNeeded } from './ensure-installed.mjs';

const undo = undoAfterEach();

const library = { 'node_modules/express': { version: '5.3.0' } };
const tool = { 'node_modules/vitest': { version: '4.1.12', dev: true } };
const platform = { 'node_modules/fsevents': { version: '2.3.3', optional: true } };

/** What has to be installed in a checkout whose lock file names all three packages. */
function neededWith(installed: object | undefined, development: boolean): string[] | undefined {
  const root = mkdtempSync(path.join(tmpdir(), 'loon-packages-'));
  undo(() => rmSync(root, { recursive: true }));
  const write = (file: string, packages: object): void =>
    writeFileSync(path.join(root, file), JSON.stringify({ packages: { '': {}, ...packages } }));
  write('package-lock.json', { ...library, ...tool, ...platform });
  if (installed !== undefined) {
    mkdirSync(path.join(root, 'node_modules'));
    write('node_modules/.package-lock.json', installed);
  }
  return installationNeeded(root, { development });
}

it('the first start of a checkout installs no development tools', () => {
  expect(neededWith(undefined, false)).toEqual(['ci', '--omit=dev']);
  expect(neededWith(library, false)).toBeUndefined();
});

it('the first use of a development tool installs all tools, and the second nothing', () => {
  expect(neededWith(undefined, true)).toEqual(['ci', '--include=dev']);
  expect(neededWith(library, true)).toEqual(['ci', '--include=dev']);
  expect(neededWith({ ...library, ...tool }, true)).toBeUndefined();
});

it('a start installs changed packages, and then removes no tool that is installed', () => {
  const older = { 'node_modules/express': { version: '5.2.1' } };
  expect(neededWith(older, false)).toEqual(['ci', '--omit=dev']);
  expect(neededWith({ ...older, ...tool }, false)).toEqual(['ci', '--include=dev']);
});

it("a package that is installed under another's name is not taken for it", () => {
  const alias = { 'node_modules/express': { name: 'other', version: '5.3.0' } };
  expect(neededWith(alias, false)).toEqual(['ci', '--omit=dev']);
});
