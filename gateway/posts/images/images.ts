import type { AddressLimiter } from '../../http/rate-limits.ts';
import type { Database } from '../../database/database.ts';
import type { SiteModule } from '../../site-module.ts';
import { ImageStore } from './image-store.ts';
import { imageUploadRoutes, uploadedImageRoutes } from './image.rest.ts';
import { ImageService } from './image.service.ts';
import { UnusedImages } from './unused-images.ts';

interface ImagesOptions {
  database: Database;
  /** Where uploaded images are kept; made with the first one. */
  directory: string;
  /** Counts who asks for images that are not there. */
  misses: AddressLimiter;
  now: () => Date;
}

/** Composes the images of articles. */
export function createImages({ database, directory, misses, now }: ImagesOptions): SiteModule {
  const store = new ImageStore(directory);
  const images = new ImageService({ database, store, now });
  const unused = new UnusedImages({ database, store, now });
  return {
    routes: (actorOf) => imageUploadRoutes(images, actorOf),
    files: uploadedImageRoutes(store, misses),
    chores: [
      { name: 'remove unfinished uploads', work: () => store.removeUnfinished(now()) },
      { name: 'remove images unused for 30 days', work: () => unused.remove() },
    ],
  };
}
