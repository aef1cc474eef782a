import { describe, expect, test } from 'vitest';
import { selectChoice } from './choice.ts';

const monday = '2026-11-23T18:30:00.000Z';
const tuesday = '2026-11-24T09:00:00.000Z';
const friday = '2026-11-27T09:00:00.000Z';
const times = [monday, tuesday, friday];

describe("A visitor's choice", () => {
  test('starts with the first day that has a free time, and no time', () => {
    const { day, time } = selectChoice({ timeZone: 'Europe/Berlin' }, times);
    expect([day?.day, time]).toEqual(['2026-11-23', undefined]);
  });

  test('a time stays chosen in another zone, and its day changes with it', () => {
    const berlin = selectChoice({ timeZone: 'Europe/Berlin', time: monday }, times);
    const kathmandu = selectChoice({ timeZone: 'Asia/Kathmandu', time: monday }, times);
    expect([berlin.day?.day, berlin.time]).toEqual(['2026-11-23', monday]);
    expect([kathmandu.day?.day, kathmandu.time]).toEqual(['2026-11-24', monday]);
  });

  test('if the chosen time is taken, the day stays selected, or the next one that has times', () => {
    const other = '2026-11-24T10:00:00.000Z';
    const selected = selectChoice({ timeZone: 'UTC', time: tuesday }, [monday, other, friday]);
    expect([selected.day?.day, selected.time]).toEqual(['2026-11-24', undefined]);
    const next = selectChoice({ timeZone: 'UTC', time: tuesday }, [monday, friday]);
    expect([next.day?.day, next.time]).toEqual(['2026-11-27', undefined]);
    const last = selectChoice({ timeZone: 'UTC', time: friday }, [monday]);
    expect([last.day?.day, last.time]).toEqual(['2026-11-23', undefined]);
  });

  test('without free times there is nothing to choose', () => {
    expect(selectChoice({ timeZone: 'UTC', time: friday }, [])).toEqual({
      days: [],
      day: undefined,
      time: undefined,
    });
  });
});
