import { renderLimits } from '../../schema/limits.ts';
import { Failure } from '../failure.ts';
import { limitKeyOf } from '../http/client-address.ts';

/** How many may wait for a rendering. */
export interface QueueBounds {
  waitingMax: number;
  waitingPerAddressMax: number;
}

/** How many rounds of the event loop nobody new must ask in, and how many are waited for it. */
const quietRounds = 3;
const roundsMax = 200;

const busy = 'The site is busy. Please try again in a moment.';

/**
 * Renders one thing at a time: what is kept is answered between two renderings, and memory holds
 * the garbage of one. Few may wait, and of one client's fewer, so that others find a place.
 */
export class RenderQueue {
  private readonly waitingOf = new Map<string, number>();
  private readonly waiting: (() => void)[] = [];
  private running = false;
  /** How often anybody has asked, refused or not. */
  private asked = 0;

  constructor(private readonly bounds: QueueBounds = renderLimits) {}

  /**
   * Does `work` when its turn has come.
   * @throws Failure UNAVAILABLE when too many wait already, in all or of this client.
   */
  async run<T>(clientAddress: string, work: () => Promise<T>): Promise<T> {
    this.asked += 1;
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
      await this.quiet();
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

  /**
   * Lets what has come in be looked at first: what is kept is answered, and who comes too much is
   * refused. Of new connections one is accepted in each round, and a rendering that finds all its
   * data at hand takes a round for itself: without a pause all others would wait behind a crowd.
   */
  private async quiet(): Promise<void> {
    let quiet = 0;
    for (let round = 0; round < roundsMax && quiet < quietRounds; round += 1) {
      const before = this.asked;
      await nextRound();
      quiet = this.asked === before ? quiet + 1 : 0;
    }
  }

  private next(): void {
    const first = this.waiting.shift();
    if (first === undefined) {
      this.running = false;
    } else {
      void this.quiet().then(first);
    }
  }
}

function nextRound(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
