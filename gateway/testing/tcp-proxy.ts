import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a server whose connections can be cut, as if the server had stopped. */
export interface TcpProxy {
  /** The URL of the server through the proxy. */
  url: string;
  /** Closes open connections and refuses new ones. */
  cut: () => Promise<void>;
  /** Accepts connections again. */
  mend: () => Promise<void>;
}

/** Starts a proxy for the server at `url`, on a free port. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    url: through.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        open.forEach((socket) => socket.destroy());
      }),
    mend: () => listen(port),
  };
}
