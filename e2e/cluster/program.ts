import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

interface Account {
  uid: number;
  gid: number;
}

/** Database servers refuse to run as root, so they run as the account installed with PostgreSQL. */
function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const id = (what: string): number => Number(execFileSync('id', [what, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

const account = serverAccount();

/** Gives a folder to the account that servers run as. */
export function allowServers(directory: string): void {
  if (account !== undefined) {
    chownSync(directory, account.uid, account.gid);
  }
}

/** Runs a program to its end as that account. */
export async function runAsServer(program: string, options: string[]): Promise<void> {
  const child = spawn(program, options, { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error(`${program} ended with ${String(code)}: ${said}`);
  }
}

/** A program that runs until it is ended. */
export interface Running {
  child: ChildProcess;
  /** Ends it by a signal and resolves with its exit code, null after SIGKILL. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

interface Start {
  program: string;
  options: string[];
  /** Resolves when it responds. */
  isReady: () => Promise<boolean>;
  environment?: NodeJS.ProcessEnv;
  directory?: string;
  /** Whether to run as the account that servers run as. */
  asServer?: boolean;
}

const patienceMs = 60_000;

/** Starts a program and waits until it responds. */
export async function start(of: Start): Promise<Running> {
  const child = spawn(of.program, of.options, {
    ...(of.asServer === true ? account : {}),
    ...(of.directory === undefined ? {} : { cwd: of.directory }),
    env: { PATH: process.env['PATH'], TZ: 'UTC', ...of.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-8_000)));
  }
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  };
  const deadline = Date.now() + patienceMs;
  while (!(await of.isReady().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`${of.program} does not answer: ${said}`);
    }
    await pause(50);
  }
  return { child, end };
}
