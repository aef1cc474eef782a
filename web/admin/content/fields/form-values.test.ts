import { describe, expect, it } from 'vitest';
import {
  contentPartNames,
  type ContentPartName,
} from '../../../../schema/content/content-parts.ts';
import { partSchemas } from '../../../../schema/content/part-schemas.ts';
import { fieldOfPart } from '../form/part-rules.ts';
import { withEntryIds } from './entry-ids.ts';
import { formValue, typedValue } from './form-values.ts';
import { randomFrom, randomValue } from './random-value.test-support.ts';

describe('form values', () => {
  it.each(contentPartNames)(
    'preserve any value that the schema of %s allows through form → values',
    (name: ContentPartName) => {
      const field = fieldOfPart(name);
      const random = randomFrom(name.length + 7);
      let valid = 0;
      for (let round = 0; round < 60; round += 1) {
        const value = randomValue(field, random);
        const judged = partSchemas[name].safeParse(value);
        if (judged.success) valid += 1;
        const again = typedValue(field, withEntryIds(field, formValue(field, value)));
        expect(again).toEqual(value);
        expect(partSchemas[name].safeParse(again)).toEqual(judged);
      }
      expect(valid).toBeGreaterThan(0);
    },
  );
});
