import { describe, expect, it } from 'vitest';
import { auditFilterOf, readActivityView, withActivityView } from './activity-view.ts';

const read = (query: string) => readActivityView(new URLSearchParams(query));

describe('the view of the "Activity" tab', () => {
  it('is stored in the URL', () => {
    const view = { search: 'alpha', area: 'LOGINS', person: 'ada@loon.example' } as const;
    const address = withActivityView(new URLSearchParams('tab=activity'), view);
    expect(address.toString()).toBe(
      'tab=activity&words=alpha&area=logins&person=ada%40loon.example',
    );
    expect(readActivityView(address)).toEqual(view);
    expect(withActivityView(address, { area: undefined, person: undefined, search: '' }).size).toBe(
      1,
    );
  });

  it('ignores unknown parameters and does not filter by them', () => {
    expect(read('area=nonsense&person=')).toEqual({
      search: '',
      area: undefined,
      person: undefined,
    });
    expect(auditFilterOf(read(''))).toEqual({});
  });
});
