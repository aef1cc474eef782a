import type { IncomingMessage } from 'node:http';
import type { AddressLimiter } from '../../http/rate-limits.ts';
import type { EventCounters } from '../../event-counters.ts';
import type { RenderQueue } from './render-queue.ts';

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
