import { describe, expect, it } from 'vitest';
import { firstIdAt } from '../entities/request-ids.ts';
import { cutAtPeriods, OverviewUnit, periodsBetween, unitOf, ZoneDays } from './overview-period.ts';

const utc = new ZoneDays('UTC');
const at = (day: string, time = '00:00') => new Date(`${day}T${time}Z`);
const idAt = (day: string, time?: string) => firstIdAt(at(day, time));

describe('requests over time', () => {
  it.each([
    ['2026-01-01', '2026-03-31', OverviewUnit.DAY],
    ['2026-01-01', '2026-12-31', OverviewUnit.WEEK],
    ['2024-01-01', '2026-12-31', OverviewUnit.MONTH],
  ])('from %s to %s they are counted by the %s', (from, to, unit) => {
    expect(unitOf(at(from), at(to))).toBe(unit);
  });

  it('include every period, even without requests; weeks start on Monday', () => {
    expect(
      periodsBetween(at('2026-02-27', '13:00'), at('2026-03-02'), OverviewUnit.DAY, utc),
    ).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(periodsBetween(at('2026-11-21'), at('2026-11-24'), OverviewUnit.WEEK, utc)).toEqual([
      '2026-11-16',
      '2026-11-23',
    ]);
    expect(periodsBetween(at('2025-12-31'), at('2026-02-01'), OverviewUnit.MONTH, utc)).toEqual([
      '2025-12-01',
      '2026-01-01',
    ]);
  });

  it('are split by ids where a period starts, so that each part belongs to one', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    const from = idAt('2026-11-20', '18:00');
    const below = idAt('2026-11-22');
    expect([...cutAtPeriods({ from, below }, days, utc)]).toEqual([
      { start: '2026-11-21', range: { from: idAt('2026-11-21'), below } },
      { start: '2026-11-20', range: { from, below: idAt('2026-11-21') } },
    ]);
    expect([...cutAtPeriods({}, days, utc)].map(({ start }) => start)).toEqual(days.toReversed());
    expect([...cutAtPeriods({ from: below }, days, utc)]).toEqual([
      { start: '2026-11-22', range: { from: below, below: undefined } },
    ]);
  });
});
