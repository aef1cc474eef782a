import { queueLimits } from '../../schema/http-limits.ts';
import { Failure } from '../failure.ts';

export interface QueueBounds {
  queueMax: number;
  queuePerAddressMax: number;
}

/**
 * A queue that serves clients in rotation, however many items each has queued, so that many
 * requests of one client do not delay the others. When the queue is full, the client with the most
 * items loses one to a client with fewer.
 */
export class FairQueue<T> {
  /** By client. The first client is next, and then moves to the end with its remaining items. */
  private readonly queuedByClient = new Map<string, T[]>();
  private count = 0;

  constructor(private readonly bounds: QueueBounds) {}

  get length(): number {
    return this.count;
  }

  /**
   * Adds an item; returns the item that does not fit, either this one or an evicted one of another
   * client.
   */
  add(client: string, item: T): T | undefined {
    const { queueMax, queuePerAddressMax } = this.bounds;
    const own = this.queuedByClient.get(client) ?? [];
    if (own.length >= queuePerAddressMax) {
      return item;
    }
    let evicted: T | undefined;
    if (this.count >= queueMax) {
      const most = this.longest();
      if (most.length <= own.length + 1) {
        return item;
      }
      evicted = most.pop();
      this.count -= 1;
    }
    own.push(item);
    this.queuedByClient.set(client, own);
    this.count += 1;
    return evicted;
  }

  take(): T | undefined {
    const [first] = this.queuedByClient;
    if (first === undefined) {
      return undefined;
    }
    const [client, queued] = first;
    const next = queued.shift();
    this.queuedByClient.delete(client);
    if (queued.length > 0) {
      this.queuedByClient.set(client, queued);
    }
    this.count -= 1;
    return next;
  }

  private longest(): T[] {
    let longest: T[] = [];
    for (const queued of this.queuedByClient.values()) {
      if (queued.length > longest.length) {
        longest = queued;
      }
    }
    return longest;
  }
}

/** The error for a request that does not fit into the queue. */
export function siteBusy(): Failure {
  return new Failure('UNAVAILABLE', 'The site is busy. Please try again in a moment.', {
    retryAfterSeconds: queueLimits.retryAfterSeconds,
  });
}
