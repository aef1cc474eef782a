/** How many may wait. */
export interface QueueBounds {
  waitingMax: number;
  waitingPerAddressMax: number;
}

/**
 * What waits for its turn: clients take turns, whatever each has waiting, so that nobody waits
 * behind a crowd that one client sends. When all places are taken, who has most of them gives way
 * to who has fewer.
 */
export class FairQueue<T> {
  /** By client; the first one is next, and goes to the end with what it has left. */
  private readonly waitingOf = new Map<string, T[]>();
  private count = 0;

  constructor(private readonly bounds: QueueBounds) {}

  get length(): number {
    return this.count;
  }

  /** Adds what a client wants; returns what finds no place for it: that itself, or another's. */
  add(client: string, item: T): T | undefined {
    const { waitingMax, waitingPerAddressMax } = this.bounds;
    const own = this.waitingOf.get(client) ?? [];
    if (own.length >= waitingPerAddressMax) {
      return item;
    }
    let evicted: T | undefined;
    if (this.count >= waitingMax) {
      const most = this.longest();
      if (most.length <= own.length + 1) {
        return item;
      }
      evicted = most.pop();
      this.count -= 1;
    }
    own.push(item);
    this.waitingOf.set(client, own);
    this.count += 1;
    return evicted;
  }

  /** Takes out what is next. */
  take(): T | undefined {
    const [first] = this.waitingOf;
    if (first === undefined) {
      return undefined;
    }
    const [client, waiting] = first;
    const next = waiting.shift();
    this.waitingOf.delete(client);
    if (waiting.length > 0) {
      this.waitingOf.set(client, waiting);
    }
    this.count -= 1;
    return next;
  }

  private longest(): T[] {
    let longest: T[] = [];
    for (const waiting of this.waitingOf.values()) {
      if (waiting.length > longest.length) {
        longest = waiting;
      }
    }
    return longest;
  }
}
