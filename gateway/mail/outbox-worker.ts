import { EventEmitter, once } from 'node:events';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import type { DeliveryChannel } from './delivery-channel.ts';
import { DeliveryLane, deliveryTimings, type DeliveryTimings } from './delivery-lane.ts';
import { OutboxQueue } from './outbox-queue.ts';

interface OutboxWorkerOptions {
  database: Database;
  channels: DeliveryChannel[];
  logger: Logger;
  now: () => Date;
  timings?: DeliveryTimings | undefined;
}

/** Delivers the messages of the outbox, each channel independently. */
export class OutboxWorker {
  private readonly attempts = new EventEmitter().setMaxListeners(0);
  private readonly lanes: DeliveryLane[];

  constructor({ database, channels, logger, now, timings }: OutboxWorkerOptions) {
    this.lanes = channels.flatMap((channel) => {
      const queue = new OutboxQueue(database, channel.name);
      const options = {
        ...{ channel, queue, logger, now },
        timings: timings ?? deliveryTimings,
        onAttempt: (id: string) => this.attempts.emit(id),
      };
      return Array.from({ length: channel.lanes ?? 1 }, () => new DeliveryLane(options));
    });
  }

  /** Checks the outbox now; call it after a message was added or a channel configured. */
  start(): void {
    this.lanes.forEach((lane) => lane.start());
  }

  /** Resolves after the next attempt to deliver a message, or after `ms` milliseconds. */
  async nextAttempt(id: string, ms: number): Promise<void> {
    await once(this.attempts, id, { signal: AbortSignal.timeout(ms) }).catch(() => undefined);
  }

  /** Starts no further attempts and waits for the current ones. */
  async stop(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }
}
