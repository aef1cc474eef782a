import { describe, expect, test } from 'vitest';
import { offsetOf, placeOf, zoneInWords, zoneRegions } from './time-zones.ts';

const winter = new Date('2026-12-01T12:00:00Z');
const summer = new Date('2026-07-01T12:00:00Z');

describe('Time zones to choose from', () => {
  test('are grouped by part of the world, those without one last', () => {
    const regions = zoneRegions('Europe/Berlin');
    expect(regions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Africa', 'America', 'Asia', 'Europe', 'Pacific']),
    );
    expect(regions.at(-1)).toEqual({ name: 'Other', zones: [{ name: 'UTC', label: 'UTC' }] });
  });

  test('include the visitor’s own, also under a name that is not in the list', () => {
    for (const own of ['Asia/Kathmandu', 'Asia/Katmandu', 'Etc/GMT+3', 'UTC']) {
      const found = zoneRegions(own).flatMap(({ zones }) =>
        zones.filter(({ name }) => name === own),
      );
      expect(found).toHaveLength(1);
    }
  });

  test('are named by their places', () => {
    expect(placeOf('America/New_York')).toBe('New York');
    expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Argentina, Buenos Aires');
    expect(placeOf('UTC')).toBe('UTC');
    expect([placeOf('Asia/Calcutta'), placeOf('Asia/Katmandu')]).toEqual(['Kolkata', 'Kathmandu']);
  });

  test('report their offset at a time, including half hours and daylight saving', () => {
    expect(offsetOf('Asia/Kathmandu', winter)).toBe('GMT+5:45');
    expect(offsetOf('America/New_York', winter)).toBe('GMT-5');
    expect(offsetOf('America/New_York', summer)).toBe('GMT-4');
    expect(zoneInWords('Asia/Kathmandu', winter)).toBe('Kathmandu, GMT+5:45');
  });
});
