import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../failure.ts';
import { logFailure } from './log-failure.ts';
import { createLogger } from './logger.ts';

function logged() {
  const lines: string[] = [];
  const logger = createLogger(
    { level: 'info', pretty: false },
    { write: (text) => lines.push(text) },
  );
  return { logger, records: () => lines.map((line) => JSON.parse(line) as object) };
}

const place = { requestId: 'id', path: '/' };
const busy = (): Failure => new Failure('UNAVAILABLE', 'Busy.', { retryAfterSeconds: 2 });

describe('the error log', () => {
  it('has two lines for thousands of refusals within a second: the first, and the number of others', () => {
    vi.useFakeTimers();
    try {
      const { logger, records } = logged();
      for (let count = 0; count < 1_000; count += 1) logFailure(logger, busy(), place);
      vi.advanceTimersByTime(1_000);
      expect(records()).toEqual([
        expect.objectContaining({ msg: 'Request rejected temporarily', requestId: 'id' }),
        expect.objectContaining({ reason: 'Busy.', requests: 999 }),
      ]);
      logFailure(logger, busy(), place);
      expect(records()).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has one line per unexpected error, and none for client errors', () => {
    const { logger, records } = logged();
    logFailure(logger, new Error('one'), place);
    logFailure(logger, new Error('one'), place);
    logFailure(logger, new Failure('RATE_LIMITED', 'Wait.', { retryAfterSeconds: 2 }), place);
    expect(records()).toHaveLength(2);
  });
});
