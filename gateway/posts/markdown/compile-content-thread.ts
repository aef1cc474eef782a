import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Compiles the rendering thread's program and resolves with its path, for development and tests,
 * which have no build. Its packages are imported from where they are.
 */
export async function compileContentThread(): Promise<string> {
  const { build } = await import('vite');
  mkdirSync('.cache', { recursive: true });
  const outDir = mkdtempSync(path.resolve('.cache/threads-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({ logLevel: 'error', mode: 'threads', build: { ssr: true, outDir } });
  return path.join(outDir, 'content-thread.js');
}
