import express, {
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { imageLimits } from '../../schema/limits.ts';
import { mediaRules } from '../../schema/media-rules.ts';
import { imageMessages as messages } from '../../schema/messages.ts';
import type { Actor } from '../access/actor.ts';
import { requireAuthor, authorOf } from '../access/policy.ts';
import { Failure } from '../failure.ts';
import type { ImageService, SentImage } from './image.service.ts';

export const uploadPath = '/api/blog/admin/images';

function isTooLarge(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'type' in error &&
    error.type === 'entity.too.large'
  );
}

/** Refusals are `{"success":false,"error"}`; server errors are handled as elsewhere. */
export const refuseImage: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (isTooLarge(error)) {
    response.status(413).json({ success: false, error: messages.tooLarge });
  } else if (error instanceof Failure && error.status < 500) {
    response.status(error.status).json({ success: false, error: error.message });
  } else {
    next(error);
  }
};

/** Reads the bytes of one image of up to 10 MB; the actor is authorised before any are read. */
export function readImage(actorOf: (request: Request) => Actor): RequestHandler[] {
  return [
    (request, response, next) => {
      requireAuthor(actorOf(request));
      response.set('Cache-Control', 'no-store');
      if (request.is('image/*') === false) {
        response.status(415).json({ success: false, error: messages.wrongType });
        return;
      }
      next();
    },
    express.raw({ type: 'image/*', limit: imageLimits.bytesMax, inflate: false }),
  ];
}

/** Aborted when the client ends the connection before it has the response. */
function cancellationOf(response: Response): AbortSignal {
  const cancellation = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) {
      cancellation.abort(new Failure('BAD_USER_INPUT', 'The upload was cancelled.'));
    }
  });
  return cancellation.signal;
}

/** The bytes that `readImage` has read, and the name of the file from the parameter `name`. */
export function imageIn(request: Request, response: Response): SentImage {
  const body: unknown = request.body;
  return {
    bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    fileName: mediaRules.fileName.safeParse(request.query['name']).data,
    cancellation: cancellationOf(response),
  };
}

/**
 * `POST /api/blog/admin/images` receives the bytes of one image of up to 10 MB and returns 201
 * `{"success":true,"image":{"url","width","height"}}`. With `?keep=true` the image stays in the
 * library even while it is unused; `name` is the name of the file.
 */
export function imageUploadRoutes(
  images: ImageService,
  actorOf: (request: Request) => Actor,
): Router {
  const routes = Router();
  routes.post(uploadPath, ...readImage(actorOf), async (request, response) => {
    const keep = request.query['keep'] === 'true';
    const sent = imageIn(request, response);
    const image = await images.upload(authorOf(actorOf(request)), sent, keep);
    response.status(201).json({ success: true, image });
  });
  routes.use(uploadPath, refuseImage);
  return routes;
}
