import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

const unfinished = /\.part$/;

/**
 * Copies the files of a folder while the site goes on using it: what is just being written is left
 * out, and what is removed meanwhile is not missed. Resolves with how many files were copied.
 */
export async function copyFolder(from: string, to: string): Promise<number> {
  if (!existsSync(from)) {
    return 0;
  }
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  let copied = 0;
  for (const entry of entries.filter((each) => each.isFile() && !unfinished.test(each.name))) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    copied += await copyFile(source, target).then(
      () => 1,
      (error: unknown) => {
        if (existsSync(source)) {
          throw error;
        }
        return 0;
      },
    );
  }
  return copied;
}
