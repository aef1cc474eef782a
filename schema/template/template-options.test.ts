import { describe, expect, it } from 'vitest';
import { defaultEditorConfig } from './default-template.ts';
import {
  lengthOptions,
  maxWidths,
  templateComponents,
  templateVersion,
} from './template-options.ts';

describe('editor constants (product 7.4)', () => {
  it.each<[string, unknown, unknown]>([
    ['default primary colour #c0011d', defaultEditorConfig.colors.primary, '#c0011d'],
    ['hover #9a0115', defaultEditorConfig.colors.primaryHover, '#9a0115'],
    [
      'max width options 4xl to 7xl',
      maxWidths.map(({ name }) => name),
      ['4xl', '5xl', '6xl', '7xl'],
    ],
    ['896, 1024, 1152, 1280 px', lengthOptions.maxWidth, [896, 1024, 1152, 1280]],
    ['padding 16/24/32/48 px', lengthOptions.padding, [16, 24, 32, 48]],
    ['section gap 32/48/64/80 px', lengthOptions.sectionGap, [32, 48, 64, 80]],
    ['info panel version 1.0.0', templateVersion, '1.0.0'],
    ['6 components', templateComponents.length, 6],
  ])('%s', (_statement, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it('the named widths are the selectable widths', () => {
    expect(maxWidths.map(({ px }) => px)).toEqual([...lengthOptions.maxWidth]);
  });

  it('the components are those of the editor form, each with enabled (product 7.3)', () => {
    expect(Object.keys(defaultEditorConfig.components)).toEqual([...templateComponents]);
    for (const component of Object.values(defaultEditorConfig.components)) {
      expect(component.enabled).toBe(true);
    }
  });
});
