import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The site in a process of its own. */
export interface SiteInChild {
  url: string;
  /** Ends it with a signal and resolves with its exit code, null after SIGKILL. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** Starts the site over a database that outlives it, with mail going to `smtpUrl`. */
export async function startSiteInChild(databaseUrl: string, smtpUrl: string): Promise<SiteInChild> {
  const program = path.join(import.meta.dirname, 'site-child.mjs');
  const child: ChildProcess = fork(program, [databaseUrl, smtpUrl]);
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (said) => resolve(String(said)));
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
