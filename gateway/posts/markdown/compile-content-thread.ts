import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Compiles the program of the thread that renders content and resolves with its path: for
 * development and tests, which have no build. The packages it imports stay where they are.
 */
export async function compileContentThread(): Promise<string> {
  const { build } = await import('vite');
  mkdirSync('.cache', { recursive: true });
  const outDir = mkdtempSync(path.resolve('.cache/threads-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({ logLevel: 'error', mode: 'threads', build: { ssr: true, outDir } });
  return path.join(outDir, 'content-thread.js');
}
