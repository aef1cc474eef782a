import { describe, expect, it } from 'vitest';
import { defaultTemplateConfig } from './default-template.ts';
import { randomEditorConfig, seededRandom } from './random-editor-config.test-support.ts';
import { toTemplateConfig } from './template-mapping.ts';
import { templateStylesheet, templateVariables } from './template-stylesheet.ts';

describe('the template’s style sheet', () => {
  it('contains the default primary colour #c0011d, hover #9a0115', () => {
    const css = templateStylesheet(defaultTemplateConfig);
    expect(css).toContain('--template-primary:#c0011d;');
    expect(css).toContain('--template-primary-hover:#9a0115;');
  });

  it('contains every property once', () => {
    const names = templateVariables(defaultTemplateConfig).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('contains only declarations for any valid config', () => {
    const random = seededRandom(4);
    const shape = /^:root\{(--template-[a-z-]+:(#[0-9a-f]{6}|\d+px|[\d.]+|["\w ,-]+);)+\}\n$/i;
    for (let count = 0; count < 200; count += 1) {
      const config = toTemplateConfig(randomEditorConfig(random), defaultTemplateConfig);
      expect(templateStylesheet(config)).toMatch(shape);
    }
  });
});
