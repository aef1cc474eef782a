import type { Database } from '../database/database.ts';
import type { ImageUses } from './image-uses.ts';
import type { Logger } from '../log/logger.ts';
import { imagesInUse } from './images-in-use.ts';
import { copyImages, namesLackedBy } from './store/copy-images.ts';
import { FolderStore } from './store/folder-store.ts';
import type { ImageStore } from './store/image-store.ts';
import { StoredImage } from './stored-image.entity.ts';

interface PreviousFolderOptions {
  directory: string;
  /** The store that replaced the folder. */
  store: ImageStore;
  database: Database;
  logger: Logger;
  /** The texts that may show images. */
  uses: readonly ImageUses[];
}

/**
 * The folder that held the images before another place was configured, or into which a backup was
 * restored. Images that this database knows are copied to the configured place, so that the site
 * still shows them. The folder is not changed: an older version or another site may still use it.
 */
export class PreviousFolder {
  private readonly folder: FolderStore;
  private finished = false;

  constructor(private readonly options: PreviousFolderOptions) {
    this.folder = new FolderStore(options.directory);
  }

  /** Copies the images listed in the database, before the first request is served. */
  async copyListed(): Promise<void> {
    const { store, database, logger } = this.options;
    try {
      const lacked = new Set(await namesLackedBy(store, this.folder));
      if (lacked.size === 0) {
        this.finished = true;
        return;
      }
      const listed = await database.reader.find(StoredImage, {
        select: { name: true, file: true },
      });
      const files = listed.map(({ name, file }) => file ?? name);
      await this.copy(files.filter((file) => lacked.has(file)));
    } catch (error) {
      logger.error(
        { err: error, folder: this.folder.directory },
        'Images of the former folder could not be copied yet',
      );
    }
  }

  /** Copies images that only a text refers to, from before there was a list; reads every text. */
  async copyReferredTo(): Promise<void> {
    if (this.finished) {
      return;
    }
    const { store, database, uses } = this.options;
    const lacked = await namesLackedBy(store, this.folder);
    if (lacked.length > 0) {
      const used = await imagesInUse(database.reader, uses);
      await this.copy(lacked.filter((name) => used.has(name)));
    }
    this.finished = true;
  }

  private async copy(names: readonly string[]): Promise<void> {
    const { store, logger } = this.options;
    const images = await copyImages(names, { from: this.folder, to: store });
    if (images > 0) {
      const folder = this.folder.directory;
      logger.info({ folder, images }, 'Images were copied from the former folder');
    }
  }
}
