import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { imageMessages } from '../../../schema/messages.ts';
import { Failure } from '../../failure.ts';

/** What the store calls its files; nothing else in its folder is ever served. */
export const imageName = /^[0-9a-f]{32}\.webp$/;

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
  async keep(bytes: Buffer): Promise<string> {
    const name = `${randomBytes(16).toString('hex')}.webp`;
    const file = path.join(this.directory, name);
    const unfinished = `${file}.part`;
    try {
      await mkdir(this.directory, { recursive: true });
      await writeThrough(unfinished, bytes);
      await rename(unfinished, file);
    } catch (cause) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw new Failure('UNAVAILABLE', imageMessages.notStored, { retryAfterSeconds: 30, cause });
    }
    return name;
  }

  /** Takes an image away again. */
  async remove(name: string): Promise<void> {
    await rm(path.join(this.directory, name), { force: true });
  }
}
