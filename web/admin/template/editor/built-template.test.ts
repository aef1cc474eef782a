import { describe, expect, it } from 'vitest';
import { defaultEditorConfig } from '../../../../schema/template/default-template.ts';
import type { TemplateIdentity } from '../../../../schema/template/template-mapping.ts';
import { builtTemplate } from './built-template.ts';

const identity = { id: 'template', createdAt: '2025-01-01T00:00:00.000Z' };
const at = new Date('2025-06-01T08:00:00Z');

describe('a template config built for saving', () => {
  it('is valid and contains the time of the change', () => {
    expect(builtTemplate(defaultEditorConfig, identity, at)).toMatchObject({
      ok: true,
      config: { id: 'template', updatedAt: '2025-06-01T08:00:00.000Z' },
    });
  });

  it.each<[string, Partial<Record<keyof TemplateIdentity, string | null>>]>([
    ['id', { id: null }],
    ['createdAt', { createdAt: null }],
  ])('fails with "Generated config missing required fields: …" without %s', (field, lacking) => {
    const identityWithout = { ...identity, ...lacking } as TemplateIdentity;
    expect(builtTemplate(defaultEditorConfig, identityWithout, at)).toMatchObject({
      ok: false,
      message: `Generated config missing required fields: ${field}`,
    });
  });
});
