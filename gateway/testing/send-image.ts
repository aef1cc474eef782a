import type { TestApp } from './test-app.ts';

/** Uploads a file as an administrator. */
export function sendImage(
  app: TestApp,
  cookie: string,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${app.url}/api/blog/admin/images`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', cookie, ...headers },
    body: new Uint8Array(bytes),
  });
}
