import { describe, expect, it } from 'vitest';
import { contrastChecks, contrastRatio } from './contrast.ts';
import { defaultEditorConfig } from './default-template.ts';

describe('the contrast ratio (WCAG 2.2)', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#FFFFFF', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#c0011d', '#ffffff', 6.4],
    ['#9a0115', '#ffffff', 8.8],
    ['#0d1517', '#ffffff', 18.5],
    ['#33434a', '#edf2f3', 9.1],
    ['#ff5a6b', '#0d1517', 6.1],
  ])('of %s on %s is %f', (one, other, ratio) => {
    expect(Math.abs(contrastRatio(one, other) - ratio)).toBeLessThan(0.06);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });

  it.each(['', '#fff', 'red', '#c0011', '#c0011dd', '#gggggg'])(
    'of %j, which is not a colour, is NaN',
    (text) => {
      expect(contrastRatio(text, '#ffffff')).toBeNaN();
      expect(contrastRatio('#ffffff', text)).toBeNaN();
    },
  );
});

describe('contrast of the template’s colours', () => {
  it('all pairs of the default template pass AA', () => {
    expect(contrastChecks(defaultEditorConfig).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('a primary colour that is too light or half-typed fails its check', () => {
    for (const primary of ['#ff9999', '#c001']) {
      const config = structuredClone(defaultEditorConfig);
      config.colors.primary = primary;
      const failing = contrastChecks(config).filter(({ passes }) => !passes);
      expect(failing.map(({ name }) => name)).toEqual(['white on primary']);
    }
  });

  it('every colour of the template is checked', () => {
    const colours = JSON.stringify(defaultEditorConfig).match(/#[0-9a-f]{6}/g);
    const compared = contrastChecks(defaultEditorConfig).flatMap(({ foreground, background }) => [
      foreground,
      background,
    ]);
    expect(new Set(compared)).toEqual(new Set(colours).add('#ffffff'));
  });
});
