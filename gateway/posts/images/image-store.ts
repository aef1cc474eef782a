import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { imageMessages } from '../../../schema/messages.ts';
import { Failure } from '../../failure.ts';
import { imageNameOf } from './image-address.ts';
import type { ReencodedImage } from './reencode-image.ts';

/** Ends the name of a file that is being written. */
const unfinishedMark = '.part';
const abandonedAfterMs = 3_600_000;

/** Writes a file that is on the disk when this resolves. */
async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The folder of uploaded images; it is made when the first one comes. */
export class ImageStore {
  constructor(readonly directory: string) {}

  /**
   * Stores an image under a name that nobody can guess, and resolves with it. The file is there
   * whole or not at all, whatever happens to the process.
   * @throws Failure UNAVAILABLE when the disk is full or not writable.
   */
  async keep(image: ReencodedImage): Promise<string> {
    const name = imageNameOf(randomBytes(16).toString('hex'), image);
    const file = path.join(this.directory, name);
    const unfinished = `${file}${unfinishedMark}`;
    try {
      await mkdir(this.directory, { recursive: true });
      await writeThrough(unfinished, image.bytes);
      await rename(unfinished, file);
    } catch (cause) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw new Failure('UNAVAILABLE', imageMessages.notStored, { retryAfterSeconds: 30, cause });
    }
    return name;
  }

  /** Removes what a process left behind that ended while it wrote. */
  async removeUnfinished(now: Date): Promise<void> {
    const names = await readdir(this.directory).catch(() => []);
    for (const name of names.filter((entry) => entry.endsWith(unfinishedMark))) {
      const file = path.join(this.directory, name);
      const { mtimeMs } = await stat(file);
      if (now.getTime() - mtimeMs > abandonedAfterMs) {
        await rm(file, { force: true });
      }
    }
  }

  /** Takes an image away again. */
  async remove(name: string): Promise<void> {
    await rm(path.join(this.directory, name), { force: true });
  }
}
