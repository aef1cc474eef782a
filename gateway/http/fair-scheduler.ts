import type { Socket } from 'node:net';
import { queueLimits } from '../../schema/http-limits.ts';
import { limitKeyOf } from './client-address.ts';
import { FairQueue, siteBusy, type QueueBounds } from './fair-queue.ts';

/**
 * Counts connections by their first requests. The event loop accepts one connection per round:
 * while every round brings one, more are probably queued, and rounds should be short.
 */
export class Arrivals {
  private readonly met = new WeakSet<Socket>();
  private arrived = 0;

  get count(): number {
    return this.arrived;
  }

  note(socket: Socket): void {
    if (!this.met.has(socket)) {
      this.met.add(socket);
      this.arrived += 1;
    }
  }
}

/** The number of consecutive rounds in which new connections may defer queued work. */
const deferralsMax = 8;

/** The time for one kind of work in each round of the event loop. */
class RoundTime {
  /** Undefined until the first work of this kind in the round. */
  private endsAt: number | undefined;
  private arrivedBefore = 0;
  private deferrals = 0;

  constructor(
    private readonly ms: number,
    private readonly arrivals: Pick<Arrivals, 'count'>,
  ) {}

  /**
   * Whether time is left in this round. There is none while each round brings new connections,
   * because another may be waiting to be accepted; if that lasts, one piece of work is allowed now
   * and then.
   */
  hasTimeLeft(): boolean {
    if (this.endsAt !== undefined) {
      return performance.now() < this.endsAt;
    }
    const { count } = this.arrivals;
    const isQuiet = count === this.arrivedBefore;
    this.arrivedBefore = count;
    this.deferrals = isQuiet || this.deferrals === deferralsMax ? 0 : this.deferrals + 1;
    this.endsAt = performance.now() + (isQuiet ? this.ms : 0);
    const end = (): void => {
      this.endsAt = undefined;
    };
    const isDeferred = this.deferrals > 0;
    // The next connection can be accepted only after this round.
    setImmediate(isDeferred ? () => setImmediate(end) : end);
    return !isDeferred;
  }
}

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
