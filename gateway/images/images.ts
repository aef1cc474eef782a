import { hostname } from 'node:os';
import path from 'node:path';
import { changedImages } from '../changes/change.ts';
import type { SiteChanges } from '../changes/site-changes.ts';
import type { Database } from '../database/database.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { Logger } from '../log/logger.ts';
import type { ImageUses } from './image-uses.ts';
import type { SiteModule } from '../site-module.ts';
import type { UploadsPlace } from '../environment/uploads-place.ts';
import { PreviousFolder } from './previous-folder.ts';
import {
  folderFiles,
  storedFiles,
  uploadedImageRoutes,
  type ImageFileHandler,
} from './image-files.rest.ts';
import { imageUploadRoutes } from './image.rest.ts';
import { ImageService } from './image.service.ts';
import type { ReplacedImages } from './replaced-images.ts';
import { FolderStore } from './store/folder-store.ts';
import type { ImageStore } from './store/image-store.ts';
import { ImageCache } from './store/image-cache.ts';
import { openStore } from './store/open-store.ts';
import { UnusedImages } from './unused-images.ts';

interface ImagesOptions {
  database: Database;
  logger: Logger;
  changes: Pick<SiteChanges, 'follow'>;
  /** Where uploaded images are stored. */
  place: UploadsPlace;
  /** Where they are stored without a configured place, and where earlier ones may be. */
  defaultDirectory: string;
  /** Counts requests for missing images by client. */
  misses: AddressLimiter;
  /** Counts requests for images that must be fetched from a remote store, by client. */
  fetches: AddressLimiter;
  /** The texts that may show images. */
  uses: readonly ImageUses[];
  replaced: ReplacedImages;
  now: () => Date;
}

/** The images of articles and of the site's texts. */
interface Images extends SiteModule {
  service: ImageService;
  store: ImageStore;
}

export async function createImages(options: ImagesOptions): Promise<Images> {
  const { database, logger, place, defaultDirectory: directory, uses, replaced, now } = options;
  const store = openStore(place, database);
  const unused = new UnusedImages({ database, store, uses, now });
  const chores = [{ name: 'remove images unused for 30 days', work: () => unused.remove() }];
  let files: ImageFileHandler;
  if (store instanceof FolderStore) {
    files = folderFiles(store.directory);
    chores.push({ name: 'remove unfinished uploads', work: () => store.removeUnfinished(now()) });
  } else {
    const imageCache = new ImageCache(store, options.fetches);
    options.changes.follow((changes) => {
      if (changedImages(changes)?.size !== 0) {
        imageCache.clear();
      }
      return Promise.resolve();
    });
    files = storedFiles(imageCache);
  }
  if (!(store instanceof FolderStore) || store.directory !== path.resolve(directory)) {
    const previousFolder = new PreviousFolder({ directory, store, database, logger, uses });
    await previousFolder.copyListed();
    // Each machine has its own folder, so one cannot do it for the others.
    const name = `copy images of the former folder on ${hostname()}`;
    chores.push({ name, work: () => previousFolder.copyReferredTo() });
  }
  const service = new ImageService({ database, store, logger, now });
  return {
    service,
    store,
    routes: (actorOf) => imageUploadRoutes(service, actorOf),
    files: uploadedImageRoutes(files, replaced, options.misses),
    chores,
    close: () => Promise.resolve(store.close?.()),
  };
}
