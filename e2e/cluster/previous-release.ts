import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { lastReleasedMigration } from '../../gateway/testing/previous-release.ts';

const project = path.join(import.meta.dirname, '../..');
const migrations = 'data/migrations/postgres';

function git(...options: string[]): string {
  const quietly: ExecFileSyncOptions = { cwd: project, stdio: ['ignore', 'pipe', 'ignore'] };
  return execFileSync('git', options, quietly).toString().trim();
}

/**
 * The last commit whose schema was that of the previous release; undefined where the history is too
 * short, as in a copy without it.
 */
export function previousRelease(): string | undefined {
  const newer = readdirSync(path.join(project, migrations))
    .filter((file) => file > lastReleasedMigration)
    .map((file) => `${migrations}/${file}`);
  try {
    const [first] = git('rev-list', '--topo-order', '--reverse', 'HEAD', '--', ...newer).split(
      '\n',
    );
    const commit = git('rev-parse', '--verify', `${first ?? ''}^`);
    const known = git('ls-tree', '--name-only', commit, `${migrations}/`);
    return known.endsWith(lastReleasedMigration) ? commit : undefined;
  } catch {
    return undefined;
  }
}

interface Packages {
  packages: Record<string, { name?: string; version?: string; dev?: boolean }>;
}

function packagesOf(directory: string): Packages['packages'] {
  const lock = readFileSync(path.join(directory, 'package-lock.json'), 'utf8');
  return (JSON.parse(lock) as Packages).packages;
}

/**
 * Whether the packages of this checkout include those of the previous release. A tool that is
 * missing here only checked it; if the build needed it, that would fail.
 */
function canShare(release: string): boolean {
  const present = packagesOf(project);
  return Object.entries(packagesOf(release)).every(([place, { name, version, dev }]) => {
    const here = present[place];
    if (place === '' || here === undefined) return place === '' || dev === true;
    return here.version === version && here.name === name;
  });
}

/**
 * Builds the product at a commit, unless it is already built.
 * @returns The folder of the build.
 */
export function buildRelease(commit: string): string {
  const release = path.join(project, '.cache/releases', commit);
  const run = (program: string, ...options: string[]): void => {
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync(program, options, { cwd: release, env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  if (!existsSync(path.join(release, 'build/server/main.js'))) {
    mkdirSync(release, { recursive: true });
    const archive = execFileSync('git', ['archive', commit], {
      cwd: project,
      maxBuffer: 256 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-C', release], { input: archive });
    if (!existsSync(path.join(release, 'node_modules'))) {
      if (canShare(release)) {
        symlinkSync(path.join(project, 'node_modules'), path.join(release, 'node_modules'));
      } else {
        run('npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
      }
    }
    run('npm', 'run', '--silent', 'build');
  }
  return release;
}
