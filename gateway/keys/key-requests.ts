import type { Request, RequestHandler, Response } from 'express';
import { keyLimits as limits, keyMessages as messages } from '../../schema/key-rules.ts';
import { keyHolder, type KeyHolder } from '../access/actor.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { bearerOf } from '../http/bearer.ts';
import type { AddressLimiter, KeyLimiter } from '../http/rate-limits.ts';
import type { Logger } from '../log/logger.ts';
import { ApiKey, isActive, keySecretHash } from './api-key.entity.ts';

interface KeyHoldersOptions {
  database: Database;
  logger: Logger;
  now: () => Date;
}

/** Identifies programs by their API keys. */
export class KeyHolders {
  private readonly writing = new Set<Promise<void>>();
  /** When this gateway last stored each key's use, in milliseconds since 1970. */
  private readonly noted = new Map<string, number>();

  constructor(private readonly options: KeyHoldersOptions) {}

  /**
   * The holder of a secret. Queries the database each time, so that a revocation takes effect
   * immediately on every gateway (product 19.5).
   * @throws Failure UNAUTHENTICATED when no active key has this secret.
   */
  async of(secret: string): Promise<KeyHolder> {
    const secretHash = keySecretHash(secret);
    const key =
      secretHash === undefined
        ? null
        : await this.options.database.reader.findOneBy(ApiKey, { secretHash });
    const now = this.options.now();
    if (key === null || !isActive(key, now)) {
      throw new Failure('UNAUTHENTICATED', messages.unknown);
    }
    this.recordUse(key, now);
    return keyHolder(key);
  }

  /** Resolves when all uses so far are stored. */
  async allWritten(): Promise<void> {
    await Promise.all(this.writing);
  }

  /**
   * Stores a use in the background, at most once a minute (product 19.7): no response waits for it
   * or fails because of it.
   */
  private recordUse({ id, lastUsedAt }: ApiKey, now: Date): void {
    const noted = Math.max(lastUsedAt?.getTime() ?? 0, this.noted.get(id) ?? 0);
    if (now.getTime() - noted < limits.lastUseEveryMs) {
      return;
    }
    this.noted.set(id, now.getTime());
    const { database, logger } = this.options;
    const written = database
      .write(async (manager) => {
        await manager.update(ApiKey, { id }, { lastUsedAt: now });
      })
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'The last use of an API key could not be stored');
      })
      .finally(() => this.writing.delete(written));
    this.writing.add(written);
  }
}

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
      if (error instanceof Failure && error.code === 'UNAUTHENTICATED') {
        await this.options.refusals.take(request.ip ?? '');
        response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      }
      throw error;
    }
  }
}
