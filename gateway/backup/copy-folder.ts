import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

const unfinished = /\.part$/;

/**
 * Copies the files of a folder while the site uses it: files being written are left out, and files
 * removed in the meantime are no error. Resolves with the number of copied files.
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
