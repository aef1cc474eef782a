import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** The site in a separate process. */
export interface SiteInChild {
  url: string;
  /** Sends a signal and resolves with the exit code, null after SIGKILL. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** The program of such processes, compiled once because each test starts one. */
export interface SiteProgram {
  /**
   * Starts the site with a database that outlives it, and sends mail to `smtpUrl`. Before it stops,
   * it keeps serving requests for `noticeMs`.
   */
  start: (databaseUrl: string, smtpUrl: string, noticeMs?: number) => Promise<SiteInChild>;
  remove: () => void;
}

/** Compiles the program into a new folder; the packages it imports are not copied. */
export async function buildSiteProgram(): Promise<SiteProgram> {
  mkdirSync('.cache', { recursive: true });
  const outDir = mkdtempSync(path.resolve('.cache/site-child-'));
  await build({
    logLevel: 'error',
    mode: 'production',
    build: {
      ssr: true,
      outDir,
      sourcemap: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'site-child.ts') },
    },
  });
  return {
    start: (databaseUrl, smtpUrl, noticeMs = 0) =>
      startChild(path.join(outDir, 'site-child.js'), [databaseUrl, smtpUrl, String(noticeMs)]),
    remove: () => rmSync(outDir, { recursive: true }),
  };
}

async function startChild(program: string, options: string[]): Promise<SiteInChild> {
  const child = fork(program, options);
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (said: string) => resolve(said));
    child.once('exit', (code) => reject(new Error(`The site ended with ${String(code)}.`)));
  });
  return {
    url,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill(signal);
        await exited;
      }
      return child.exitCode;
    },
  };
}
