import type { IncomingMessage } from 'node:http';

/**
 * Resolves with the whole body of a request whose size the caller has checked. Listeners, where
 * an iterator over the stream would take a quarter of the time a kept answer costs.
 * @throws Error when the client goes away before it is complete.
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [only, ...others] = chunks;
      resolve(only !== undefined && others.length === 0 ? only : Buffer.concat(chunks));
    });
    request.on('error', reject);
  });
}
