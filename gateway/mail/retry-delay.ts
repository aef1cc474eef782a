import { mailRetry } from '../../schema/limits.ts';

/**
 * The delay after a failed attempt: the first retry within 10 seconds, then doubling up to 15
 * minutes (product 8.1).
 */
export function retryDelayMs(failedAttempts: number): number {
  const first = mailRetry.firstWithinMs / mailRetry.factor;
  // Without a limit the exponent would overflow after a thousand attempts.
  const doublings = Math.min(failedAttempts - 1, 20);
  return Math.min(first * mailRetry.factor ** doublings, mailRetry.maxDelayMs);
}
