// npm run package [-- DIRECTORY]: writes the built site as a folder that runs with Node alone, by
// default build/package. It holds native libraries, so that it runs on this platform, and on this
// major version of Node (product 10.10).
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

process.chdir(path.join(import.meta.dirname, '../..'));
const standard = path.resolve('build/package');
const target = path.resolve(process.argv[2] ?? standard);
const nodeVersion = Number.parseInt(process.versions.node, 10);

/** Sources, types and documents of packages, which nothing reads while they run. */
const unused = /\.(?:map|[cm]?tsx?|md|markdown|c|cc|cpp|h|hpp|o|a|d|gypi?|mk)$/;

/** What is written while the site is built or runs, and helps only who works on it. */
const ofTheBuild = /\.map(?:\.gz|\.br)?$|[\\/]content\.json$/;

function copy(from, leftOut) {
  cpSync(from, path.join(target, from), {
    recursive: true,
    // A package below another is copied by itself.
    filter: (file) =>
      !leftOut.test(file) && !path.relative(from, file).split(path.sep).includes('node_modules'),
  });
}

/** The packages that match npm's selectors, with where they are. */
function query(selectors) {
  const output = execFileSync('npm', ['query', selectors.join(', ')], {
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output).map(({ name, version, location }) => ({ name, version, location }));
}

/** The libraries that the server's build does not contain, and everything they need. */
async function unbundledPackages() {
  const { loadConfigFromFile } = await import('vite');
  const { config } = await loadConfigFromFile({
    command: 'build',
    mode: 'production',
    isSsrBuild: true,
  });
  const direct = config.ssr.external.filter((name) => name !== 'better-sqlite3');
  const found = query([
    ...direct.flatMap((name) => [`:root > [name="${name}"]`, `:root > [name="${name}"] *`]),
    // Its other packages download or compile it.
    ...['better-sqlite3', 'bindings', 'file-uri-to-path'].map((name) => `[name="${name}"]`),
  ]);
  // The version for another Node is left out: see gateway/database/sqlite/library.ts.
  const other = nodeVersion < 24 ? /\/better-sqlite3-13$/ : /\/better-sqlite3$/;
  const packages = found.filter(({ location }) => !other.test(location));
  const isDirect = ({ location }) =>
    [...direct, 'better-sqlite3', 'better-sqlite3-13'].includes(
      location.slice('node_modules/'.length),
    );
  return { packages, direct: packages.filter(isDirect) };
}

if (target === standard) {
  rmSync(target, { recursive: true, force: true });
} else if (existsSync(target) && readdirSync(target).length > 0) {
  console.error(`${target} is not empty. Name a new folder.`);
  process.exit(1);
}
ensureInstalled();
await ensureBuilt();
mkdirSync(target, { recursive: true });

for (const part of ['build/server', 'build/client', 'build/threads', 'data/content']) {
  copy(part, ofTheBuild);
}
cpSync('LICENSE', path.join(target, 'LICENSE'));
cpSync('gateway/commands/loon.mjs', path.join(target, 'loon.mjs'));
const { packages, direct } = await unbundledPackages();
packages.forEach(({ location }) => copy(location, unused));

const { name, version, description, license } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = ['backup', 'restore', 'content:export', 'content:import', 'uploads:move'];
const manifest = {
  ...{ name, version, private: true, description, license, type: 'module' },
  engines: { node: `>=${nodeVersion} <${nodeVersion + 1}` },
  os: [process.platform],
  cpu: [process.arch],
  scripts: {
    start: 'node loon.mjs',
    ...Object.fromEntries(commands.map((command) => [command, `node loon.mjs ${command}`])),
  },
  dependencies: Object.fromEntries(
    direct.map(({ location, version: of }) => [location.slice('node_modules/'.length), of]),
  ),
};
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
// Of everything the site was built from, since most of it is inside the build; by the lock file, or
// npm would miss the tools of development.
const sbom = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
const bill = execFileSync('npm', sbom, {
  maxBuffer: 256 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
writeFileSync(path.join(target, 'sbom.cdx.json'), bill);
console.log(`Packaged: ${target} (${packages.length} packages)`);
