import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut, as when the server stops. */
export interface TcpProxy {
  /** The address of the same thing over the proxy. */
  url: string;
  /** Ends what is open and refuses what is new. */
  cut: () => Promise<void>;
  /** Lets connections through again. */
  mend: () => Promise<void>;
}

/** Stands before the server that `url` names, on a port of its own. */
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
