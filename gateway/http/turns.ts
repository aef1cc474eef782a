import { queueLimits } from '../../schema/limits.ts';
import { limitKeyOf } from './client-address.ts';
import { FairQueue, type QueueBounds } from './fair-queue.ts';
import { siteBusy } from './site-busy.ts';

interface Waiting {
  begin: () => void;
  refuse: (failure: Error) => void;
}

/**
 * Lets requests begin one after the other, for a few milliseconds in each round of the event loop,
 * clients in turns. Of new connections one is accepted in each round: without this they would wait
 * until a whole crowd has been served, and whoever has sent one request behind who has sent many.
 */
export class Turns {
  private readonly waiting: FairQueue<Waiting>;
  /** Whether one after the other begins at the moment. */
  private going = false;
  /** When no more is begun in this round; undefined while nothing has begun in it. */
  private roundEndsAt: number | undefined;

  constructor(
    bounds: QueueBounds = queueLimits.turns,
    private readonly roundMs: number = queueLimits.roundMs,
  ) {
    this.waiting = new FairQueue(bounds);
  }

  /** Whether a request may begin at once: nobody waits, and this round has time left. */
  isFree(): boolean {
    return !this.going && this.waiting.length === 0 && this.hasTime();
  }

  /**
   * Resolves when it is the turn of this client's request.
   * @throws Failure UNAVAILABLE when too many wait already, in all or of this client.
   */
  turn(clientAddress: string): Promise<void> {
    return new Promise((begin, refuse) => {
      this.waiting.add(limitKeyOf(clientAddress), { begin, refuse })?.refuse(siteBusy());
      if (!this.going) {
        this.next();
      }
    });
  }

  private next(): void {
    const first = this.waiting.length > 0 && this.hasTime() ? this.waiting.take() : undefined;
    this.going = first !== undefined;
    if (first !== undefined) {
      first.begin();
      // Behind all that it does without waiting: a tick runs when no microtask is left.
      queueMicrotask(() => process.nextTick(() => this.next()));
    }
  }

  /** Whether this round has time left; the first one in a round always has. */
  private hasTime(): boolean {
    if (this.roundEndsAt === undefined) {
      this.roundEndsAt = this.beginRound();
      return true;
    }
    return performance.now() < this.roundEndsAt;
  }

  private beginRound(): number {
    setImmediate(() => {
      this.roundEndsAt = undefined;
      if (this.waiting.length > 0) {
        this.next();
      }
    });
    return performance.now() + this.roundMs;
  }
}
