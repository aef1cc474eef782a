import { describe, expect, it } from 'vitest';
import { defaultTemplateConfig } from './default-template.ts';
import {
  checkTemplateConfig,
  missingTemplateFields,
  requiredTemplateFields,
} from './template-validation.ts';

describe('a template config built for saving (product 7.2)', () => {
  it('must contain id, name, version, createdAt, updatedAt, typography, layout, components and structure', () => {
    expect(requiredTemplateFields).toEqual([
      'id',
      'name',
      'version',
      'createdAt',
      'updatedAt',
      'typography',
      'layout',
      'components',
      'structure',
    ]);
  });

  it.each(requiredTemplateFields)('is refused without %s', (field) => {
    for (const absent of [undefined, null]) {
      const check = checkTemplateConfig({ ...defaultTemplateConfig, [field]: absent });
      expect(check).toMatchObject({
        ok: false,
        message: `Generated config missing required fields: ${field}`,
        fields: { [field]: `Generated config missing required fields: ${field}` },
      });
    }
  });

  it('is refused with all missing fields named, in order', () => {
    expect(checkTemplateConfig({ structure: {}, name: 'x' })).toMatchObject({
      message:
        'Generated config missing required fields: id, version, createdAt, updatedAt, typography, layout, components',
    });
  });

  it.each([null, undefined, 'config', 7, []])(
    'is refused as %j, which lacks all fields',
    (value) => {
      expect(missingTemplateFields(value)).toEqual([...requiredTemplateFields]);
    },
  );

  it('cannot inherit required fields', () => {
    expect(missingTemplateFields(Object.create(defaultTemplateConfig))).toHaveLength(9);
  });

  it('is valid with the default values', () => {
    expect(checkTemplateConfig(defaultTemplateConfig)).toEqual({
      ok: true,
      config: defaultTemplateConfig,
    });
  });
});
