import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';
import { ipv6PrefixBits } from '../../schema/http-limits.ts';

const bitsPerDigit = 4;
const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function expandedGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const leading = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - leading.length - right.length;
  return [...leading, ...Array.from({ length: missing }, () => '0'), ...right].map((group) =>
    group.padStart(4, '0').toLowerCase(),
  );
}

/**
 * The key that rate limits count under: an IPv4 address unchanged, an IPv6 address cut to its /56,
 * because one subscriber has at least that much (product 9.12).
 */
export function limitKeyOf(address: string): string {
  const mapped = mappedIPv4.exec(address)?.[1];
  if (mapped !== undefined) {
    return mapped;
  }
  // An address without a colon is not IPv6. This check is cheaper than parsing, and runs for every
  // request.
  if (!address.includes(':')) {
    return address;
  }
  const bare = address.split('%')[0] ?? address;
  if (!isIPv6(bare)) {
    return bare;
  }
  const prefix = expandedGroups(bare)
    .join('')
    .slice(0, ipv6PrefixBits / bitsPerDigit);
  return `${prefix}/${String(ipv6PrefixBits)}`;
}

/** An address as some proxies write it: with a port, and in brackets if it is IPv6. */
const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

/**
 * The address of the client before `trustProxy` proxies; the socket's address if there are no
 * proxies, or if the entry in `X-Forwarded-For` is not an IP address.
 */
export function clientAddressOf(request: IncomingMessage, trustProxy: number): string {
  if (trustProxy === 0) {
    return request.socket.remoteAddress ?? '';
  }
  const claimed = proxyAddress(request, (_address, hop) => hop < trustProxy);
  const { six, four } = withPort.exec(claimed)?.groups ?? {};
  const address = six ?? four ?? claimed;
  return isIP(address) === 0 ? (request.socket.remoteAddress ?? '') : address;
}
