import { createServer } from 'node:net';

/**
 * Finds a port that is free. The ports below 32,768 are not given to outgoing connections, which
 * could otherwise take the port before the test listens on it.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 22_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
