import type { IncomingMessage } from 'node:http';
import type { AddressLimiter } from '../../http/rate-limits.ts';
import type { EventCounters } from '../../event-counters.ts';
import type { RenderQueue } from './render-queue.ts';

/** Limits for everything that is rendered on request. */
export interface Renderings {
  /** One at a time. */
  queue: RenderQueue;
  /** So many of one client; what is answered from a cache is not counted. */
  limiter: AddressLimiter;
  /** Requests that are counted already, and have another try at being answered. */
  counted: WeakSet<IncomingMessage>;
  /** Counts what was not cached but could have been. */
  counters: EventCounters;
}
