import { describe, expect, it } from 'vitest';
import { platforms, platformsLabel } from './request-choices.ts';

describe('demo platform dropdown (product 3.3)', () => {
  it.each([
    [[], 'Select platform(s)'],
    [['Lens'], 'Lens'],
    [['Waters'], 'Waters'],
    [['Not interested in a demo'], 'Not interested in a demo'],
    [['Lens', 'Waters'], '2 platforms selected'],
    [['Lens', 'Waters', 'Not interested in a demo'], '3 platforms selected'],
  ])('%j is labelled %j', (selected, label) => {
    expect(platformsLabel(selected)).toBe(label);
  });

  it('offers the three choices of product 3.3', () => {
    expect(platforms.map(({ value, label }) => [value, label])).toEqual([
      ['Lens', 'Lens (AI literature screening and SLR platform)'],
      ['Waters', 'Waters (AI HTA intelligence, forecasting and simulations platform)'],
      ['Not interested in a demo', "I'm not interested in a demo."],
    ]);
  });
});
