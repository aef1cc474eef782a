import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { AddressLimiter } from '../http/rate-limits.ts';
import { isImageName } from './image-address.ts';
import type { ReplacedImages } from './replaced-images.ts';
import type { ImageCache } from './store/image-cache.ts';

/** Responds with the image in a file; a missing file is passed to the next handler. */
export type ImageFileHandler = (file: string, cacheControl: string) => RequestHandler;

const permanentCaching = 'public, max-age=31536000, immutable';
/** A browser may cache the image but revalidates it each time. */
const revalidated = 'public, no-cache';

export function folderFiles(directory: string): ImageFileHandler {
  return (file, cacheControl) => (_request, response, next) => {
    response.set({ 'Cache-Control': cacheControl, ETag: `"${file}"` });
    // Two versions of an image under one URL may have the same modification second.
    const options = { root: directory, cacheControl: false, lastModified: false };
    response.sendFile(file, options, (error: Error | undefined) => {
      if (error && !response.headersSent) {
        response.removeHeader('ETag');
        next();
      }
    });
  };
}

/** Serves images that are stored outside the database and the folder. */
export function storedFiles(images: ImageCache): ImageFileHandler {
  return (file, cacheControl) => async (request, response, next) => {
    const bytes = await images.read(file, request.ip ?? '');
    if (bytes === undefined) {
      next();
      return;
    }
    response.set({
      'Content-Type': 'image/webp',
      'Cache-Control': cacheControl,
      ETag: `"${file}"`,
    });
    response.send(bytes);
  };
}

/**
 * Serves uploaded images under `/uploads/`. An image that was never replaced is cached permanently,
 * and so is the current file of a replaced one at the URL with its version (`ReplacedImages`); at
 * the URL without it, browsers revalidate each time. Everything else there is 404, of which
 * `misses` limits the number per client.
 */
export function uploadedImageRoutes(
  files: ImageFileHandler,
  replaced: ReplacedImages,
  misses: AddressLimiter,
): Router {
  const images = Router();
  images.use((request: Request, response: Response, next) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const name = request.path.slice(1);
    if (reading && isImageName(name)) {
      const cacheControl =
        request.query['v'] === replaced.versionOf(name) ? permanentCaching : revalidated;
      return files(replaced.fileOf(name), cacheControl)(request, response, next);
    }
    next();
  });
  images.use(async (request, response) => {
    await misses.take(request.ip ?? '');
    response.status(404).set('Cache-Control', 'no-store').type('txt').send('Not found');
  });
  const routes = Router();
  routes.use('/uploads', images);
  return routes;
}
