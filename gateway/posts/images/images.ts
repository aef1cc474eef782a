import { hostname } from 'node:os';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Database } from '../../database/database.ts';
import type { AddressLimiter } from '../../http/rate-limits.ts';
import type { Logger } from '../../log/logger.ts';
import type { SiteModule } from '../../site-module.ts';
import type { UploadsPlace } from '../../uploads-place.ts';
import { FormerFolder } from './former-folder.ts';
import { folderFiles, keptFiles, uploadedImageRoutes } from './image-files.rest.ts';
import { imageUploadRoutes } from './image.rest.ts';
import { ImageService } from './image.service.ts';
import { FolderStore } from './store/folder-store.ts';
import { KeptImages } from './store/kept-images.ts';
import { openStore } from './store/open-store.ts';
import { UnusedImages } from './unused-images.ts';

interface ImagesOptions {
  database: Database;
  logger: Logger;
  /** Where uploaded images are kept. */
  place: UploadsPlace;
  /** Where they are kept when no place is chosen, and may lie from before. */
  defaultDirectory: string;
  /** Counts who asks for images that are not there. */
  misses: AddressLimiter;
  /** Counts who asks for images that have to be fetched from elsewhere. */
  fetches: AddressLimiter;
  now: () => Date;
}

/** Composes the images of articles. */
export async function createImages(options: ImagesOptions): Promise<SiteModule> {
  const { database, logger, place, defaultDirectory: directory, now } = options;
  const store = openStore(place, database);
  const unused = new UnusedImages({ database, store, now });
  const chores = [{ name: 'remove images unused for 30 days', work: () => unused.remove() }];
  let files: RequestHandler;
  if (store instanceof FolderStore) {
    files = folderFiles(store.directory);
    chores.push({ name: 'remove unfinished uploads', work: () => store.removeUnfinished(now()) });
  } else {
    files = keptFiles(new KeptImages(store, options.fetches));
  }
  if (!(store instanceof FolderStore) || store.directory !== path.resolve(directory)) {
    const former = new FormerFolder({ directory, store, database, logger });
    await former.copyListed();
    // Each machine has its own, so one does not do it for the others.
    const name = `copy images of the former folder on ${hostname()}`;
    chores.push({ name, work: () => former.copyReferredTo() });
  }
  return {
    routes: (actorOf) => imageUploadRoutes(new ImageService({ database, store, now }), actorOf),
    files: uploadedImageRoutes(files, options.misses),
    chores,
    close: () => Promise.resolve(store.close?.()),
  };
}
