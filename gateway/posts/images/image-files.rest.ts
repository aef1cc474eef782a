import { Router, type RequestHandler } from 'express';
import type { AddressLimiter } from '../../http/rate-limits.ts';
import { isImageName } from './image-address.ts';
import type { KeptImages } from './store/kept-images.ts';

const nameIn = (path: string): string => path.slice(1);

/** Answers with the images of a folder; whatever it lacks is left to the next handler. */
export function folderFiles(directory: string): RequestHandler {
  return (request, response, next) => {
    response.sendFile(
      nameIn(request.path),
      { root: directory, maxAge: '1y', immutable: true },
      (error: Error | undefined) => {
        if (error && !response.headersSent) {
          next();
        }
      },
    );
  };
}

/** Answers with images that are kept elsewhere; whatever is not there is left to the next handler. */
export function keptFiles(images: KeptImages): RequestHandler {
  return async (request, response, next) => {
    const name = nameIn(request.path);
    const bytes = await images.read(name, request.ip ?? '');
    if (bytes === undefined) {
      next();
      return;
    }
    response.set({
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${name}"`,
    });
    response.send(bytes);
  };
}

/**
 * Serves uploaded images under `/uploads/`, to be kept for ever since a name never gets another
 * content; 404 for everything else there, of which `misses` lets each client have so many.
 */
export function uploadedImageRoutes(files: RequestHandler, misses: AddressLimiter): Router {
  const images = Router();
  images.use((request, response, next) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading && isImageName(nameIn(request.path))) {
      return files(request, response, next);
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
