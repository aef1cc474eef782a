import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';
import { isLoopbackHost } from '../../../schema/loopback.ts';

/**
 * Headers in which proxies and content delivery networks name the client of a forwarded request.
 */
const clientHeaders = [
  ...['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip', 'x-cluster-client-ip'],
  ...['true-client-ip', 'cf-connecting-ip', 'cf-connecting-ipv6', 'fastly-client-ip'],
  ...['fly-client-ip', 'do-connecting-ip', 'x-azure-clientip', 'x-azure-socketip'],
  ...['x-appengine-user-ip', 'x-envoy-external-address', 'x-original-forwarded-for'],
  ...['x-original-for', 'x-remote-ip', 'x-remote-addr', 'x-host-ip'],
];

const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>\d+(?:\.\d+){3}):\d+)$/;

/** The clients that such a header names, as `Forwarded` (RFC 7239) or a plain list does. */
function clientsIn(name: string, value: string): string[] {
  const clients =
    name === 'forwarded'
      ? [...value.matchAll(/(?:^|[\s;,])for=([^;,]*)/gi)].map(([, client = '']) => client)
      : value.split(',');
  return clients.map((client) => client.replaceAll('"', '').trim());
}

function namesOtherMachine(name: string, value: string): boolean {
  return clientsIn(name, value).some((client) => {
    const { six, four } = withPort.exec(client)?.groups ?? {};
    const address = six ?? four ?? client;
    const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
    return isAddress && !['loopback', 'unspecified'].includes(ipaddr.process(address).range());
  });
}

/** The origin of a web page at another address than this machine's own names. */
function otherOrigin(address: string | undefined): string | undefined {
  if (address === undefined || !/^https?:/i.test(address) || !URL.canParse(address)) {
    return undefined;
  }
  const { hostname, origin } = new URL(address);
  const isOwn =
    isLoopbackHost(hostname) || /^127(\.\d+){3}$/.test(hostname) || hostname.endsWith('.localhost');
  return isOwn ? undefined : origin;
}

/**
 * The proof in a request that the site is reached under another address than this machine's own:
 * the origin of a page that a browser treats as the same site, or the header in which a proxy names
 * a remote client. A page of another site can cause neither: browsers write `Sec-Fetch-Site`
 * themselves, and send such a header across sites only after a preflight, which is refused.
 */
export function proofOfOtherAddress(headers: IncomingHttpHeaders): string | undefined {
  const { origin, referer } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') {
    return undefined;
  }
  if (site === 'same-origin' || site === 'same-site') {
    // A reloaded page still has its original referrer, although the reload is `same-origin`.
    const isNavigation = headers['sec-fetch-mode'] === 'navigate';
    const other = otherOrigin(origin) ?? (isNavigation ? undefined : otherOrigin(referer));
    if (other !== undefined) {
      return other;
    }
  }
  return clientHeaders.find((name) => {
    const value = headers[name];
    return value !== undefined && namesOtherMachine(name, String(value));
  });
}
