import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isImageName } from '../image-address.ts';
import { storeUnavailable, notStored, type ImageStore } from './image-store.ts';

/** The suffix of a file that is being written. */
const unfinishedSuffix = '.part';
const abandonedAfterMs = 3_600_000;

/** Writes a file and resolves once it is on the disk. */
async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A folder of uploaded images, created with the first upload. */
export class FolderStore implements ImageStore {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = path.resolve(directory);
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const file = path.join(this.directory, name);
    const unfinished = `${file}${unfinishedSuffix}`;
    try {
      await mkdir(this.directory, { recursive: true });
      await writeThrough(unfinished, bytes);
      await rename(unfinished, file);
    } catch (cause) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw notStored(cause);
    }
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(path.join(this.directory, name));
    } catch (cause) {
      if (isMissing(cause)) {
        return undefined;
      }
      throw storeUnavailable(cause);
    }
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.directory, name), { force: true });
  }

  async *names(): AsyncGenerator<string> {
    const names = await readdir(this.directory).catch((error: unknown) => {
      if (isMissing(error)) {
        return [];
      }
      throw error;
    });
    yield* names.filter(isImageName);
  }

  /** Removes the files of processes that ended while writing. */
  async removeUnfinished(now: Date): Promise<void> {
    const names = await readdir(this.directory).catch(() => []);
    for (const name of names.filter((entry) => entry.endsWith(unfinishedSuffix))) {
      const file = path.join(this.directory, name);
      const { mtimeMs } = await stat(file);
      if (now.getTime() - mtimeMs > abandonedAfterMs) {
        await rm(file, { force: true });
      }
    }
  }
}
