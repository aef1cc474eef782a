import { describe, expect, test } from 'vitest';
import { spansAhead } from './spans-ahead.ts';
import { dayMs } from '../../../schema/durations.ts';

const now = Date.parse('2026-11-23T10:00:00Z');

describe('The period for which free times are requested', () => {
  test('is requested in one piece when it is short', () => {
    expect(spansAhead(now, 28)).toEqual([
      { from: '2026-11-21T10:00:00.000Z', to: '2026-12-23T10:00:00.000Z' },
    ]);
  });

  test("is split into periods without gaps, none longer than the server's limit", () => {
    const spans = spansAhead(now, 365);
    expect(spans.length).toBeGreaterThan(5);
    spans.forEach(({ from, to }, index) => {
      expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(62 * dayMs);
      expect(from).toBe(spans[index - 1]?.to ?? '2026-11-21T10:00:00.000Z');
    });
    expect(spans.at(-1)?.to).toBe(new Date(now + 367 * dayMs).toISOString());
  });
});
