import express, { Router, type ErrorRequestHandler, type Request } from 'express';
import { imageLimits } from '../../../schema/limits.ts';
import { imageMessages as messages } from '../../../schema/messages.ts';
import type { Actor } from '../../access/actor.ts';
import { requireAdministrator } from '../../access/policy.ts';
import { Failure } from '../../failure.ts';
import type { ImageService } from './image.service.ts';

const uploadPath = '/api/blog/admin/images';

function isTooLarge(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'type' in error &&
    error.type === 'entity.too.large'
  );
}

/** Refusals are `{"success":false,"error"}`; what is nobody's fault is answered as elsewhere. */
const refuseImage: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (isTooLarge(error)) {
    response.status(413).json({ success: false, error: messages.tooLarge });
  } else if (error instanceof Failure && error.status < 500) {
    response.status(error.status).json({ success: false, error: error.message });
  } else {
    next(error);
  }
};

/**
 * `POST /api/blog/admin/images` takes the bytes of one picture of up to 10 MB and answers 201
 * `{"success":true,"image":{"url","width","height"}}`; the administrator's alone, and asked before
 * any byte is read.
 */
export function imageUploadRoutes(
  images: ImageService,
  actorOf: (request: Request) => Actor,
): Router {
  const routes = Router();
  routes.post(
    uploadPath,
    (request, response, next) => {
      requireAdministrator(actorOf(request));
      response.set('Cache-Control', 'no-store');
      if (request.is('image/*') === false) {
        response.status(415).json({ success: false, error: messages.wrongType });
        return;
      }
      next();
    },
    express.raw({ type: 'image/*', limit: imageLimits.bytesMax, inflate: false }),
    async (request, response) => {
      const body: unknown = request.body;
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const image = await images.upload(actorOf(request), bytes);
      response.status(201).json({ success: true, image });
    },
  );
  routes.use(uploadPath, refuseImage);
  return routes;
}
