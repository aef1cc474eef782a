import type { IncomingMessage } from 'node:http';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { linkCheckLimits as limits } from '../../../schema/check-rules.ts';
import { ReceiverAddresses, resolveBySystem, type Resolve } from '../../mail/receiver-address.ts';

/** Whether a URL responds; undecided if that is unknown. */
export type AddressState = 'alive' | 'dead' | 'undecided';

const deadStatuses = new Set([404, 410]);
const redirects = new Set([301, 302, 303, 307, 308]);
const isAlive = (status: number): boolean => status >= 200 && status < 300;

interface Answer {
  status: number;
  location: string | undefined;
}

/** Requests URLs of other sites as webhooks are sent: never one in a private network. */
export class AddressCheck {
  constructor(
    private readonly loopbackAllowed: boolean,
    private readonly resolve: Resolve = resolveBySystem,
  ) {}

  /** Returns the state of a URL; takes no longer than the limits say, and never throws. */
  async stateOf(address: string): Promise<AddressState> {
    const signal = AbortSignal.timeout(limits.seconds * 1_000);
    // Only a DNS response that the name does not exist counts as unknown.
    const names = { unknown: false };
    const addresses = new ReceiverAddresses(this.loopbackAllowed, async (hostname) => {
      try {
        return await this.resolve(hostname);
      } catch (error) {
        names.unknown = error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';
        throw error;
      }
    });
    try {
      let url = new URL(address);
      for (let step = 0; step <= limits.redirects; step += 1) {
        const { status, location } = await this.ask(url, addresses, signal);
        if (!redirects.has(status) || location === undefined) {
          if (deadStatuses.has(status)) return 'dead';
          return isAlive(status) ? 'alive' : 'undecided';
        }
        url = new URL(location, url);
      }
      return 'undecided';
    } catch {
      return names.unknown ? 'dead' : 'undecided';
    }
  }

  /** By HEAD, and if that fails, by GET, as a reader's browser would. */
  private async ask(url: URL, addresses: ReceiverAddresses, signal: AbortSignal): Promise<Answer> {
    const byHead = await send('HEAD', url, addresses, signal);
    return isAlive(byHead.status) || redirects.has(byHead.status)
      ? byHead
      : send('GET', url, addresses, signal);
  }
}

/** Sends a request and reads only the head of the response. */
async function send(
  method: 'HEAD' | 'GET',
  url: URL,
  addresses: ReceiverAddresses,
  signal: AbortSignal,
): Promise<Answer> {
  if (!/^https?:$/u.test(url.protocol) || !addresses.allowsHost(url.hostname)) {
    throw new Error('Not an address on the public web.');
  }
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  const headers = { 'user-agent': 'Loon-Links/1', accept: '*/*' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers, signal, agent: false, lookup: addresses.lookup })
      .once('response', resolve)
      .on('error', reject)
      .end();
  });
  answer.on('error', () => undefined).destroy();
  return { status: answer.statusCode ?? 0, location: answer.headers.location };
}
