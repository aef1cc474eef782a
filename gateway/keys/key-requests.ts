import type { Request, RequestHandler, Response } from 'express';
import type { KeyHolder } from '../access/actor.ts';
import { bearerOf } from '../http/bearer.ts';
import type { AddressLimiter, KeyLimiter } from '../http/rate-limits.ts';
import type { KeyHolders } from './key-holders.ts';

interface KeyRequestsOptions {
  holders: Pick<KeyHolders, 'of'>;
  operations: KeyLimiter;
  /** Counts invalid keys by client address. */
  refusals: AddressLimiter;
}

/** Recognizes requests with an API key and identifies its holder. */
export class KeyRequests {
  private readonly holders = new WeakMap<Request, KeyHolder>();

  constructor(private readonly options: KeyRequestsOptions) {}

  /** The holder of a request's API key; undefined for a request without one. */
  holderOf(request: Request): KeyHolder | undefined {
    return this.holders.get(request);
  }

  /**
   * Identifies the holder. A request with a key is always treated as its holder's: a cookie is
   * ignored, even if the key is invalid (product 19.4). The request counts towards the key's
   * operations, or with an invalid key towards its address's refusals (product 19.6).
   * @throws Failure UNAUTHENTICATED for a key that is not active, RATE_LIMITED beyond its limit.
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

  /**
   * Runs a handler only for requests without a key, for example one that depends on a browser's
   * cookie.
   */
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
