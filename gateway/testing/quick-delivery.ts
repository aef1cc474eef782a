import type { DeliveryTimings } from '../mail/delivery-lane.ts';

/** Timings of the outbox that are short enough for tests. */
export const quickDelivery: DeliveryTimings = {
  leaseMs: 900,
  pollMs: 200,
  stopMs: 5_000,
  retryDelayMs: (failedAttempts) => 50 * failedAttempts,
};
