import { describe, expect, it } from 'vitest';
import { revisionsToDrop } from '../editing/save-revision.ts';

const now = new Date('2026-06-30T12:00:00Z');

function revisions(...times: string[]) {
  return times.map((time) => ({ id: time, savedAt: new Date(time) }));
}

describe('revision retention', () => {
  it('each of the last 30 days is retained', () => {
    const recent = revisions(
      '2026-06-30T11:59:00Z',
      '2026-06-30T11:58:00Z',
      '2026-05-31T12:00:01Z',
      '2026-05-31T12:00:00Z',
    );
    expect(revisionsToDrop(recent, now)).toEqual([]);
  });

  it('of older ones the last of each day is retained', () => {
    const older = revisions(
      '2026-05-31T11:59:59Z',
      '2026-05-31T08:00:00Z',
      '2026-05-30T23:59:59Z',
      '2026-05-30T00:00:00Z',
      '2026-05-29T23:59:59Z',
    );
    expect(revisionsToDrop(older, now)).toEqual(['2026-05-31T08:00:00Z', '2026-05-30T00:00:00Z']);
  });

  it('retains only the recent revisions of a day at the boundary', () => {
    const border = revisions('2026-05-31T13:00:00Z', '2026-05-31T11:00:00Z');
    expect(revisionsToDrop(border, now)).toEqual(['2026-05-31T11:00:00Z']);
  });

  it('at most 100 are retained; the oldest are deleted first', () => {
    const many = Array.from({ length: 103 }, (_, index) => ({
      id: String(index),
      savedAt: new Date(now.getTime() - index * 1_000),
    }));
    expect(revisionsToDrop(many, now)).toEqual(['100', '101', '102']);
  });

  it('deletes nothing without revisions', () => {
    expect(revisionsToDrop([], now)).toEqual([]);
  });
});
