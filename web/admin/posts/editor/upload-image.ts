import { httpErrorText } from '../../../../schema/messages.ts';

const path = '/api/blog/admin/images';

function errorOf(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' &&
      answer !== null &&
      'error' in answer &&
      typeof answer.error === 'string'
      ? answer.error
      : undefined;
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
      headers: { 'content-type': file.type || 'image/*' },
      body: file,
    });
  } catch (cause) {
    throw new Error('The image could not be sent. Check your connection and try again.', { cause });
  }
  const body = await response.text();
  if (!response.ok) {
    throw new Error(errorOf(body) ?? httpErrorText(response.status, body, response.statusText));
  }
  return (JSON.parse(body) as { url: string }).url;
}
