import { describe, expect, it } from 'vitest';
import { defaultEditorConfig, defaultTemplateConfig } from './default-template.ts';
import { editorConfigSchema } from './editor-config.ts';
import { randomEditorConfig, seededRandom } from './random-editor-config.test-support.ts';
import { toEditorConfig, toTemplateConfig } from './template-mapping.ts';
import { checkTemplateConfig } from './template-validation.ts';

const identity = { id: 'any', createdAt: '2024-02-29T12:00:00.000Z' };
const seeds = Array.from({ length: 500 }, (_, seed) => seed);

describe('the mapping between the two forms is lossless (product 7.1)', () => {
  it('converts any editor form to the server form and back without changes', () => {
    for (const seed of seeds) {
      const editor = randomEditorConfig(seededRandom(seed));
      expect(toEditorConfig(toTemplateConfig(editor, identity)), `seed ${seed}`).toEqual(editor);
    }
  });

  it('restores any editor form after the server form was sent as JSON, validated and stored', () => {
    for (const seed of seeds) {
      const editor = randomEditorConfig(seededRandom(seed));
      const sent: unknown = JSON.parse(JSON.stringify(toTemplateConfig(editor, identity)));
      const check = checkTemplateConfig(sent);
      expect(check.ok && toEditorConfig(check.config), `seed ${seed}`).toEqual(editor);
    }
  });

  it('converts any server form to the editor form and back without changes, given its identity', () => {
    for (const seed of seeds) {
      const config = toTemplateConfig(randomEditorConfig(seededRandom(seed)), identity);
      expect(toTemplateConfig(toEditorConfig(config), config), `seed ${seed}`).toEqual(config);
    }
  });

  it('includes every field of the editor form in the server form', () => {
    const leaves = (value: object): string[] =>
      Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
        typeof child === 'object' && child !== null
          ? leaves(child).map((path) => `${key}.${path}`)
          : [key],
      );
    expect(leaves(toTemplateConfig(defaultEditorConfig, identity))).toHaveLength(
      leaves(defaultEditorConfig).length + Object.keys(identity).length,
    );
  });

  it('is tested with random editor forms that are valid and differ', () => {
    const forms = seeds.map((seed) => randomEditorConfig(seededRandom(seed)));
    for (const form of forms) expect(editorConfigSchema.parse(form)).toEqual(form);
    expect(new Set(forms.map((form) => JSON.stringify(form))).size).toBe(seeds.length);
  });

  it('does not modify its input', () => {
    const before = structuredClone(defaultEditorConfig);
    toEditorConfig(toTemplateConfig(defaultEditorConfig, identity));
    expect(defaultEditorConfig).toEqual(before);
  });
});

describe('lengths and dates in the two forms', () => {
  it('lengths are numbers of pixels in the editor form and CSS lengths in the server form', () => {
    expect(defaultEditorConfig.layout.container.maxWidth).toBe(1280);
    expect(defaultTemplateConfig.layout.container.maxWidth).toBe('1280px');
    expect(toEditorConfig(defaultTemplateConfig).layout.container.maxWidth).toBe(1280);
  });

  it('the last modification in the editor form is the update time in the server form', () => {
    expect(defaultTemplateConfig.updatedAt).toBe(defaultEditorConfig.lastModified);
  });
});
