import { describe, expect, test } from 'vitest';
import { meetingSpans, within } from './meeting-spans.ts';
import { dayMs } from '../../../../schema/durations.ts';

const now = new Date('2026-11-23T10:00:00Z');

describe('upcoming and past meetings', () => {
  test('are queried within the maximum period of the server', () => {
    for (const { from, to } of Object.values(meetingSpans(now))) {
      expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(366 * dayMs);
    }
  });

  test('are divided by their end: a meeting in progress is upcoming, a finished one is past', () => {
    const { upcoming: toCome, past } = meetingSpans(now);
    const running = { startsAt: '2026-11-23T09:30:00Z', endsAt: '2026-11-23T10:30:00Z' };
    const over = { startsAt: '2026-11-23T09:00:00Z', endsAt: '2026-11-23T10:00:00Z' };
    for (const { startsAt } of [running, over]) {
      expect(Date.parse(startsAt)).toBeGreaterThan(Date.parse(toCome.from));
    }
    expect(within([over, running], toCome)).toEqual([running]);
    expect(within([over, running], past)).toEqual([over]);
  });
});
