import type { IncomingMessage } from 'node:http';
import { queueLimits } from '../../../schema/http-limits.ts';
import type { AddressLimiter } from '../../http/rate-limits.ts';
import type { EventCounters } from '../../site-module.ts';
import type { Arrivals } from '../../http/fair-scheduler.ts';
import { limitKeyOf } from '../../http/client-address.ts';
import { FairQueue, siteBusy, type QueueBounds } from '../../http/fair-queue.ts';

/**
 * The number of consecutive event loop rounds without a new connection before a rendering starts,
 * and the maximum number of rounds to wait for that.
 */
const quietRounds = 3;
const roundsMax = 200;

interface QueuedRender {
  begin: () => void;
  refuse: (failure: Error) => void;
}

/**
 * Renders one page at a time: cached pages are served between two renderings, and memory holds the
 * garbage of one. Clients are scheduled fairly, and the queue is short.
 */
export class RenderQueue {
  private readonly waiting: FairQueue<QueuedRender>;
  private running = false;

  constructor(
    private readonly arrivals: Pick<Arrivals, 'count'>,
    bounds: QueueBounds = queueLimits.renderings,
  ) {
    this.waiting = new FairQueue(bounds);
  }

  /**
   * Runs `work` after the queued renderings before it.
   * @throws Failure UNAVAILABLE when the queue is full, in total or for this client.
   */
  async run<T>(clientAddress: string, work: () => Promise<T>): Promise<T> {
    await this.acquire(limitKeyOf(clientAddress));
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private async acquire(client: string): Promise<void> {
    if (!this.running) {
      this.running = true;
      await this.quiet();
      return;
    }
    await new Promise<void>((begin, refuse) => {
      this.waiting.add(client, { begin, refuse })?.refuse(siteBusy());
    });
  }

  /**
   * Lets new connections be accepted first, so that their requests are answered or refused: the
   * event loop accepts one per round, and a rendering takes a whole round.
   */
  private async quiet(): Promise<void> {
    let quiet = 0;
    for (let round = 0; round < roundsMax && quiet < quietRounds; round += 1) {
      const before = this.arrivals.count;
      await nextRound();
      quiet = this.arrivals.count === before ? quiet + 1 : 0;
    }
  }

  private next(): void {
    if (this.waiting.length === 0) {
      this.running = false;
    } else {
      void this.quiet().then(() => this.waiting.take()?.begin());
    }
  }
}

function nextRound(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Limits for everything that is rendered on request. */
export interface Renderings {
  /** Renders one page at a time. */
  queue: RenderQueue;
  /** Limits renderings per client; cached responses are not counted. */
  limiter: AddressLimiter;
  /** Requests that are already counted and passed on to another handler. */
  counted: WeakSet<IncomingMessage>;
  /** Counts what was not cached but could have been. */
  counters: EventCounters;
}
