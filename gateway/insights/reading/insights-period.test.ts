import { describe, expect, it } from 'vitest';
import { Failure } from '../../failure.ts';
import { insightsMessages } from '../../../schema/insights-limits.ts';
import { periodOf } from './insights-period.ts';

function refusal(from: string, to: string): unknown {
  try {
    return periodOf(new Date(from), new Date(to));
  } catch (error) {
    return error instanceof Failure ? error : undefined;
  }
}

describe('the period of insights', () => {
  it.each([
    ['from', '0000-06-01T00:00:00Z', '2026-01-01T00:00:00Z'],
    ['from', '0001-01-01T00:00:00+12:00', '2026-01-01T00:00:00Z'],
    ['to', '9999-12-31T00:00:00Z', '9999-12-31T23:59:00-12:00'],
  ])(
    'is refused, naming the field, if the year of a day does not have four digits in UTC: %s',
    (field, from, to) => {
      expect(refusal(from, to)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [field]: insightsMessages.invalidDay },
      });
    },
  );

  it('is accepted up to exactly three years, including over a leap day', () => {
    const from = new Date('2024-02-29T23:00:00Z');
    expect(periodOf(from, new Date('2027-03-01T01:00:00Z'))).toEqual({
      from: '2024-02-29',
      to: '2027-03-01',
    });
    expect(refusal('2024-02-29T23:00:00Z', '2027-03-02T00:00:00Z')).toMatchObject({
      fields: { to: insightsMessages.tooLong },
    });
  });
});
