import path from 'node:path';
import { parseArgs } from 'node:util';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { CopyingProblem } from '../database/stored-database.ts';

/**
 * The one folder given to a command, as an absolute path.
 * @throws CopyingProblem with the command's usage, when none or several are given.
 */
export function namedDirectory(options: string[], usage: string): string {
  const { positionals } = parseArgs({ args: options, allowPositionals: true });
  const [named, ...others] = positionals;
  if (named === undefined || others.length > 0) {
    throw new CopyingProblem(usage);
  }
  return path.resolve(named);
}

/** The files of an export: names within the folder, with their contents. */
type ContentFiles = ReadonlyMap<string, string>;

/** Files that an export may replace or remove; every folder of content has the first one. */
const requiredFile = 'site.yaml';
const articleFile = /^articles\/[^/]+\.md$/;

function namesIn(directory: string): string[] {
  return existsSync(directory)
    ? readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) =>
        name.replaceAll(path.sep, '/'),
      )
    : [];
}

/**
 * Makes sure that content may be written to a folder: a new one, an empty one or one of content.
 * @throws CopyingProblem for a folder of other things.
 */
export function requireContentFolder(directory: string): void {
  const names = namesIn(directory);
  if (names.length > 0 && !names.includes(requiredFile)) {
    throw new CopyingProblem(
      `${directory} contains other files. Name a new or empty folder, or one that content was exported to.`,
    );
  }
}

/** Writes all files into a new folder next to their target, and resolves with its path. */
export async function writeTemporary(directory: string, files: ContentFiles): Promise<string> {
  const temporary = `${directory}.${String(process.pid)}.part`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(path.join(temporary, 'articles'), { recursive: true });
  for (const [name, content] of files) {
    const file = path.join(temporary, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return temporary;
}

function isSame(file: string, content: string): boolean {
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content));
}

/** The changes made to the folder, by file name. */
interface PlacedFiles {
  written: string[];
  removed: string[];
}

/**
 * Moves the files of a temporary folder to their target. Unchanged files are not touched, withdrawn
 * articles are removed, and other files of the folder stay.
 */
export async function putInPlace(
  directory: string,
  temporary: string,
  files: ContentFiles,
): Promise<PlacedFiles> {
  const present = namesIn(directory);
  if (present.length === 0) {
    await rm(directory, { recursive: true, force: true });
    await rename(temporary, directory);
    return { written: [...files.keys()], removed: [] };
  }
  const written = [...files].filter(
    ([name, content]) => !isSame(path.join(directory, name), content),
  );
  for (const [name] of written) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(path.join(temporary, name), `${file}.part`);
    await rename(`${file}.part`, file);
  }
  const removed = present.filter((name) => articleFile.test(name) && !files.has(name));
  for (const name of removed) {
    await rm(path.join(directory, name));
  }
  await rm(temporary, { recursive: true });
  return { written: written.map(([name]) => name), removed };
}
