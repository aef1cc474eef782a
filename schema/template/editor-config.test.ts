import { describe, expect, it } from 'vitest';
import { defaultEditorConfig } from './default-template.ts';
import { editorConfigSchema } from './editor-config.ts';

describe('the editor form', () => {
  it('is valid by default', () => {
    expect(editorConfigSchema.parse(defaultEditorConfig)).toEqual(defaultEditorConfig);
  });

  it.each([
    ['colors', { ...defaultEditorConfig.colors, text: 'black' }],
    ['layout', { ...defaultEditorConfig.layout, container: { maxWidth: 1200 } }],
    ['typography', { ...defaultEditorConfig.typography, baseFontSize: '20px' }],
    ['version', '1.0.1'],
    ['name', ' '],
  ])('refuses a %s outside the options', (field, value) => {
    expect(editorConfigSchema.safeParse({ ...defaultEditorConfig, [field]: value }).success).toBe(
      false,
    );
  });
});
