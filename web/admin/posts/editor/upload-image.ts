import { z } from 'zod';
import { httpErrorText } from '../../../../schema/messages.ts';

const path = '/api/blog/admin/images';

const answerSchema = z.union([
  z.object({ success: z.literal(true), image: z.object({ url: z.string() }) }),
  z.object({ success: z.literal(false), error: z.string() }),
]);

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
 * @throws Error with the server's message when it refuses the file or can't be reached.
 */
export async function uploadImage(file: File): Promise<string> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': file.type.startsWith('image/') ? file.type : 'image/*' },
      body: file,
    });
  } catch (cause) {
    throw new Error('The image could not be sent. Check your connection and try again.', { cause });
  }
  const body = await response.text();
  const answer = answerOf(body);
  if (answer?.success) {
    return answer.image.url;
  }
  throw new Error(answer?.error ?? httpErrorText(response.status, body, response.statusText));
}
