import { describe, expect, it } from 'vitest';
import { fieldOfPart } from '../form/part-rules.ts';
import { differingPlaces } from './differing-places.ts';

const field = fieldOfPart('navigation');
const tile = (id: string, title = id) => ({
  ...{ id, title, label: 'A few words', href: '/#team-section', icon: 'team' },
});
const labels = (before: unknown, after: unknown) =>
  differingPlaces(field, before, after).map(({ label }) => label);

describe('the difference between two versions', () => {
  it('shows a renamed entry at its original place', () => {
    expect(labels([tile('one'), tile('two')], [tile('one', 'First'), tile('two')])).toEqual([
      'First, Title',
    ]);
  });

  it('shows moved, added and removed entries as a change of order', () => {
    const [one, two, three] = [tile('one'), tile('two'), tile('three')];
    expect(labels([one, two], [two, one])).toEqual(['Order']);
    expect(labels([one, two], [one, two, three])).toContain('Order');
    expect(labels([one, two], [two])).toContain('Order');
  });
});
