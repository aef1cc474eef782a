import { renderLimits } from '../../schema/limits.ts';
import { Failure } from '../failure.ts';
import { limitKeyOf } from '../http/client-address.ts';

/** How many may wait for a rendering. */
export interface QueueBounds {
  waitingMax: number;
  waitingPerAddressMax: number;
}

const busy = 'The site is busy. Please try again in a moment.';

/**
 * Renders one thing at a time: what is kept is answered between two renderings, and memory holds
 * the garbage of one. Few may wait, and of one client's fewer, so that others find a place.
 */
export class RenderQueue {
  private readonly waitingOf = new Map<string, number>();
  private readonly waiting: (() => void)[] = [];
  private running = false;

  constructor(private readonly bounds: QueueBounds = renderLimits) {}

  /**
   * Does `work` when its turn has come.
   * @throws Failure UNAVAILABLE when too many wait already, in all or of this client.
   */
  async run<T>(clientAddress: string, work: () => Promise<T>): Promise<T> {
    await this.turn(limitKeyOf(clientAddress));
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private async turn(client: string): Promise<void> {
    if (!this.running) {
      this.running = true;
      return;
    }
    const ofClient = this.waitingOf.get(client) ?? 0;
    const { waitingMax, waitingPerAddressMax } = this.bounds;
    if (this.waiting.length >= waitingMax || ofClient >= waitingPerAddressMax) {
      throw new Failure('UNAVAILABLE', busy, {
        retryAfterSeconds: renderLimits.retryAfterSeconds,
      });
    }
    this.waitingOf.set(client, ofClient + 1);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    const left = (this.waitingOf.get(client) ?? 1) - 1;
    if (left === 0) {
      this.waitingOf.delete(client);
    } else {
      this.waitingOf.set(client, left);
    }
  }

  private next(): void {
    const first = this.waiting.shift();
    if (first === undefined) {
      this.running = false;
    } else {
      // After what came in meanwhile: an answer from the cache need not wait for a second rendering.
      setImmediate(first);
    }
  }
}
