import { z } from 'zod';
import { httpErrorText } from '../../../schema/http-error-text.ts';

/** Where pictures are sent. */
export const imagesPath = '/api/blog/admin/images';
const unreachable = 'The image could not be sent. Check your connection and try again.';

const answerSchema = z.union([
  z.object({ success: z.literal(true), image: z.object({ url: z.string() }) }),
  z.object({ success: z.literal(false), error: z.string() }),
]);

/** What becomes of a picture: a new image, or another picture of one. */
export interface ImageTarget {
  method: 'POST' | 'PUT';
  path: string;
}

const newImage: ImageTarget = { method: 'POST', path: imagesPath };

interface SendingWishes {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
  /** A new image, if absent. */
  target?: ImageTarget;
}

/** What the server answered; undefined when somebody else did, such as a proxy. */
function answerOf(body: string): z.output<typeof answerSchema> | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/**
 * Sends a picture to the server, which stores it in its own way, and resolves with its address.
 * `fetch` can't tell how much it has sent.
 * @throws Error with the server's message when it refuses the file or can't be reached, and when
 * the signal ends it.
 */
export function sendImage(
  file: File,
  { onProgress, signal, target = newImage }: SendingWishes,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(target.method, target.path);
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
      if (answer?.success) resolve(answer.image.url);
      else reject(new Error(answer?.error ?? httpErrorText(status, responseText, statusText)));
    });
    request.addEventListener('error', () => reject(new Error(unreachable)));
    request.addEventListener('abort', () => reject(new Error('The upload was cancelled.')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
