import path from 'node:path';
import type { Gateway } from './gateways.ts';
import { start, type Running } from './program.ts';

const deployment = path.join(import.meta.dirname, '../../docs/deploy');

/** HAProxy as `docs/deploy` sets it up, in front of three gateways. */
export async function startBalancer(
  port: number,
  gateways: readonly Pick<Gateway, 'port'>[],
): Promise<Running> {
  const addresses = Object.fromEntries(
    gateways.map(({ port: each }, index) => [
      `GATEWAY_${String(index + 1)}`,
      `127.0.0.1:${String(each)}`,
    ]),
  );
  const url = `http://127.0.0.1:${String(port)}`;
  return start({
    program: 'haproxy',
    options: ['-db', '-f', path.join(deployment, 'haproxy.cfg')],
    environment: {
      PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
      SITE_ADDRESS: `127.0.0.1:${String(port)}`,
      ...addresses,
    },
    isReady: async () => (await fetch(`${url}/readyz`)).ok,
  });
}
