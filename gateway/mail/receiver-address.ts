import { lookup, type LookupAddress } from 'node:dns';
import { request as requestByHttp, type IncomingMessage } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';

/** Reserved or internal, although the library considers them public addresses. */
const alsoRefused = [
  // Azure's service for its own machines.
  ipaddr.parseCIDR('168.63.129.16/32'),
  // IPv4 addresses in a deprecated notation, and the dummy prefix of RFC 9780.
  ipaddr.parseCIDR('::/96'),
  ipaddr.parseCIDR('100:0:0:1::/64'),
];

/** Resolves a host name to its addresses. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** Thrown instead of connecting to an address that webhooks may not use. */
export class RefusedReceiver extends Error {
  constructor() {
    super('The receiver’s host name does not resolve to a public address.');
    this.name = 'RefusedReceiver';
  }
}

const lookupAll = promisify(lookup);
/** Resolves names with the machine's own name service. */
export const resolveBySystem: Resolve = (hostname) => lookupAll(hostname, { all: true });

/**
 * The addresses that webhooks may use: public internet addresses and, while the site itself is only
 * available on this machine, the machine itself. Private networks, link-local addresses (where
 * clouds serve credentials) and other reserved ranges are always refused, in any notation.
 */
export class ReceiverAddresses {
  constructor(
    private readonly loopbackAllowed: boolean,
    private readonly resolve: Resolve = resolveBySystem,
  ) {}

  /** False for a host that is a forbidden address. */
  allowsHost(hostname: string): boolean {
    const literal = hostname.replace(/^\[|\]$/g, '');
    return isIP(literal) === 0 || this.allows(literal);
  }

  /**
   * Resolves names for a connection, which then uses exactly the checked address: changing the
   * name's address in between has no effect. A single forbidden address causes a refusal, which is
   * the same whether or not anything responds there or the name exists.
   */
  readonly lookup: LookupFunction = (hostname, options, callback) => {
    this.resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => this.allows(address))) {
          callback(new RefusedReceiver(), '');
        } else if (options.all === true) {
          callback(null, addresses);
        } else {
          callback(null, first.address, first.family);
        }
      },
      () => callback(new RefusedReceiver(), ''),
    );
  };

  private allows(address: string): boolean {
    // An IPv4 address in IPv6 notation is treated as IPv4.
    const parsed = ipaddr.process(address);
    const range = parsed.range();
    if (range === 'loopback') {
      return this.loopbackAllowed;
    }
    const isRefused = alsoRefused.some(
      ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
    );
    return range === 'unicast' && !isRefused;
  }
}

interface Post {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

export interface ReceiverResponse {
  status: number;
  start: string;
}

const storedResponseBytes = 2_048;

/** The start of a response; an endless one is cut off. */
async function startOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= storedResponseBytes) {
      break;
    }
  }
  return Buffer.concat(chunks).subarray(0, storedResponseBytes).toString('utf8').trim();
}

/**
 * Posts to a receiver over a separate connection and resolves with any response, including
 * redirects.
 * @throws RefusedReceiver for an address that webhooks may not use; any other error when the
 *   receiver does not respond.
 */
export async function postToReceiver(
  url: URL,
  addresses: ReceiverAddresses,
  { headers, body, signal }: Post,
): Promise<ReceiverResponse> {
  if (!addresses.allowsHost(url.hostname)) {
    throw new RefusedReceiver();
  }
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method: 'POST', headers, signal, agent: false, lookup: addresses.lookup })
      .once('response', resolve)
      .once('error', reject)
      .end(body);
  });
  return { status: answer.statusCode ?? 0, start: await startOf(answer).catch(() => '') };
}
