import type { Request, RequestHandler, Response } from 'express';
import type { KeyHolder } from '../access/actor.ts';
import { bearerOf } from '../http/bearer.ts';
import type { AddressLimiter, KeyLimiter } from '../http/rate-limits.ts';
import type { KeyHolders } from './key-holders.ts';

interface KeyRequestsOptions {
  holders: Pick<KeyHolders, 'of'>;
  /** Counts what each key does. */
  operations: KeyLimiter;
  /** Counts addresses that send keys which are none. */
  refusals: AddressLimiter;
}

/** Tells requests with a key from others, and whose they are. */
export class KeyRequests {
  private readonly holders = new WeakMap<Request, KeyHolder>();

  constructor(private readonly options: KeyRequestsOptions) {}

  /** The holder of the key that a request came with; undefined for a request without one. */
  holderOf(request: Request): KeyHolder | undefined {
    return this.holders.get(request);
  }

  /**
   * Knows the holder from here on. A request with a key is its holder's, whatever else it brings
   * along: a cookie is not looked at, nor is there one to fall back to (product 19.4). It counts as
   * one of the key's operations, a bad key as one of its address (product 19.6).
   * @throws Failure UNAUTHENTICATED for a key that is not in force, RATE_LIMITED beyond its limit.
   */
  readonly recognise: RequestHandler = async (request, response, next) => {
    const secret = bearerOf(request.path, request.headers);
    if (secret !== undefined) {
      const holder = await this.holderWith(secret, request, response);
      await this.options.operations.take(holder.id);
      this.holders.set(request, holder);
    }
    next();
  };

  /** A handler for requests without a key alone, such as what a browser's cookie needs. */
  unlessKey(handler: RequestHandler): RequestHandler {
    return (request, response, next) => {
      if (this.holders.has(request)) {
        next();
      } else {
        return handler(request, response, next);
      }
    };
  }

  private async holderWith(
    secret: string,
    request: Request,
    response: Response,
  ): Promise<KeyHolder> {
    try {
      return await this.options.holders.of(secret);
    } catch (error) {
      await this.options.refusals.take(request.ip ?? '');
      response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw error;
    }
  }
}
