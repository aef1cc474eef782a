import { queueLimits } from '../../schema/limits.ts';
import type { Arrivals } from './arrivals.ts';
import { limitKeyOf } from './client-address.ts';
import { FairQueue, type QueueBounds } from './fair-queue.ts';
import { RoundTime } from './round-time.ts';
import { siteBusy } from './site-busy.ts';

interface QueuedRequest {
  begin: () => void;
  refuse: (failure: Error) => void;
}

/**
 * Lets requests begin one after the other, for a few milliseconds in each round of the event loop,
 * clients in turns. Without this new connections would wait until a whole crowd has been served,
 * and whoever has sent one request behind who has sent many.
 */
export class FairScheduler {
  private readonly queue: FairQueue<QueuedRequest>;
  private readonly time: RoundTime;
  /** Whether one after the other begins at the moment. */
  private running = false;
  /** Whether the next round is waited for. */
  private planned = false;

  constructor(
    arrivals: Pick<Arrivals, 'count'>,
    bounds: QueueBounds = queueLimits.requests,
    roundMs: number = queueLimits.roundMs,
  ) {
    this.queue = new FairQueue(bounds);
    this.time = new RoundTime(roundMs, arrivals);
  }

  /** Whether a request may begin at once: nobody waits, and this round has time left. */
  isFree(): boolean {
    return !this.running && this.queue.length === 0 && this.time.hasTimeLeft();
  }

  /**
   * Resolves when it is the turn of this client's request.
   * @throws Failure UNAVAILABLE when too many wait already, in all or of this client.
   */
  schedule(clientAddress: string): Promise<void> {
    return new Promise((begin, refuse) => {
      this.queue.add(limitKeyOf(clientAddress), { begin, refuse })?.refuse(siteBusy());
      if (!this.running) {
        this.next();
      }
    });
  }

  private next(): void {
    const first = this.time.hasTimeLeft() ? this.queue.take() : undefined;
    this.running = first !== undefined;
    if (first !== undefined) {
      first.begin();
      // Behind all that it does without waiting: a tick runs when no microtask is left.
      queueMicrotask(() => process.nextTick(() => this.next()));
    } else if (this.queue.length > 0 && !this.planned) {
      this.planned = true;
      setImmediate(() => {
        this.planned = false;
        this.next();
      });
    }
  }
}
