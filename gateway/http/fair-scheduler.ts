import { queueLimits } from '../../schema/http-limits.ts';
import type { Arrivals } from './arrivals.ts';
import { limitKeyOf } from './client-address.ts';
import { FairQueue, siteBusy, type QueueBounds } from './fair-queue.ts';
import { RoundTime } from './round-time.ts';

interface QueuedRequest {
  begin: () => void;
  refuse: (failure: Error) => void;
}

/**
 * Starts requests one at a time, for a few milliseconds in each round of the event loop, with
 * clients in rotation. Otherwise new connections would wait until all queued requests are served,
 * and a client with one request would wait behind a client with many.
 */
export class FairScheduler {
  private readonly queue: FairQueue<QueuedRequest>;
  private readonly time: RoundTime;
  /** Whether requests are currently being started. */
  private running = false;
  /** Whether the next round is scheduled. */
  private planned = false;

  constructor(
    arrivals: Pick<Arrivals, 'count'>,
    bounds: QueueBounds = queueLimits.requests,
    roundMs: number = queueLimits.roundMs,
  ) {
    this.queue = new FairQueue(bounds);
    this.time = new RoundTime(roundMs, arrivals);
  }

  /** Whether a request may start immediately: the queue is empty, and this round has time left. */
  isFree(): boolean {
    return !this.running && this.queue.length === 0 && this.time.hasTimeLeft();
  }

  /**
   * Resolves when this client's request may start.
   * @throws Failure UNAVAILABLE when the queue is full, in total or for this client.
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
      // After all its synchronous work: a tick runs when no microtask is left.
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
