import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';

/** Reserved or internal, although the library counts them as addresses on the public internet. */
const alsoRefused = [
  // Azure's own service for its machines.
  ipaddr.parseCIDR('168.63.129.16/32'),
  // IPv4 addresses in a notation that was given up, and the dummy prefix of RFC 9780.
  ipaddr.parseCIDR('::/96'),
  ipaddr.parseCIDR('100:0:0:1::/64'),
];

/** Finds the addresses of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** Thrown instead of connecting to an address that webhooks do not go to. */
export class RefusedReceiver extends Error {
  constructor() {
    super('The receiver’s name leads to no address on the public internet.');
    this.name = 'RefusedReceiver';
  }
}

const lookupAll = promisify(lookup);
/** Asks the machine's own name service. */
export const resolveBySystem: Resolve = (hostname) => lookupAll(hostname, { all: true });

/**
 * Where webhooks may go: to addresses on the public internet, and while the site itself is only on
 * this machine to this machine as well. Never to private networks, link-local addresses (where
 * clouds answer with credentials) and whatever else is reserved, in whichever notation.
 */
export class ReceiverAddresses {
  constructor(
    private readonly loopbackAllowed: boolean,
    private readonly resolve: Resolve = resolveBySystem,
  ) {}

  /** False for a host that is written as an address to which nothing is sent. */
  allowsHost(hostname: string): boolean {
    const literal = hostname.replace(/^\[|\]$/g, '');
    return isIP(literal) === 0 || this.allows(literal);
  }

  /**
   * Resolves names for a connection, which then goes to the very address that was looked at: a name
   * that changes its address in between gains nothing. One bad address is enough for a refusal,
   * which is the same whether anything answers there, or the name exists at all.
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
    // An IPv4 address that is written as an IPv6 one counts as what it is.
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
