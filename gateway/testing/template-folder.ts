import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeDatabasesOf } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The folder for templates that a run's processes create once and copy; the names of their
     * databases start with its name.
     */
    templates: string;
  }
}

/**
 * Creates that folder before all tests of a run, and removes it, with all temporary files of the
 * tests, and those databases after them.
 */
export default function setUp({ provide }: TestProject): () => Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'loon-templates-'));
  provide('templates', directory);
  // The temporary files of all tests are in it as well, so that none remains after the run.
  process.env['TMPDIR'] = directory;
  return async () => {
    rmSync(directory, { recursive: true, force: true });
    await removeDatabasesOf(directory);
  };
}
