import { z } from 'zod';
import { httpErrorText } from '../../../schema/toast-text.ts';

/** The upload endpoint for images. */
export const imagesPath = '/api/blog/admin/images';
const unreachable = 'The image could not be uploaded. Check your connection and try again.';

const sentImage = z.object({ url: z.string(), width: z.number(), height: z.number() });

/** An image as the server has stored it; width and height in pixels. */
export type SentImage = z.output<typeof sentImage>;

const answerSchema = z.union([
  z.object({ success: z.literal(true), image: sentImage }),
  z.object({ success: z.literal(false), error: z.string() }),
]);

/** Where an upload goes: a new image, or the new file of an existing one. */
export interface ImageTarget {
  method: 'POST' | 'PUT';
  path: string;
}

const newImage: ImageTarget = { method: 'POST', path: imagesPath };

interface SendOptions {
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
  /** By default, a new image. */
  target?: ImageTarget;
}

/** The parsed response; undefined if it is not from the server, but for example from a proxy. */
function answerOf(body: string): z.output<typeof answerSchema> | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/**
 * Uploads an image, which the server re-encodes. Does not use `fetch`, which cannot report upload
 * progress.
 * @throws Error with the server's message if it rejects the file or cannot be reached, and when the
 *   signal aborts.
 */
export function sendImage(
  file: File,
  { onProgress, signal, target = newImage }: SendOptions,
): Promise<SentImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const name = new URLSearchParams({ name: file.name }).toString();
    request.open(target.method, `${target.path}${target.path.includes('?') ? '&' : '?'}${name}`);
    request.setRequestHeader(
      'content-type',
      file.type.startsWith('image/') ? file.type : 'image/*',
    );
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      const answer = answerOf(responseText);
      if (answer?.success) resolve(answer.image);
      else reject(new Error(answer?.error ?? httpErrorText(status, responseText, statusText)));
    });
    request.addEventListener('error', () => reject(new Error(unreachable)));
    request.addEventListener('abort', () => reject(new Error('The upload was cancelled.')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
