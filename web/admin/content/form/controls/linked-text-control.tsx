import { useController } from 'react-hook-form';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import { AnswerText } from '../../../posts/form/answer/answer-text.tsx';
import type { LinkedTextField } from '../../fields/content-field.ts';
import { hintOf, type FieldProps } from '../field-props.ts';
import { isWithin, useMessagesAt } from '../form-state.ts';

/** A sentence with links in it. */
export function LinkedTextControl({ field, name, path }: FieldProps<LinkedTextField>) {
  const { field: control } = useController({ name: `${name}.markdown` });
  const problem = useMessagesAt((place) => isWithin(place, path));
  return (
    <div data-field={path}>
      <LabelledField
        label={field.label}
        required
        error={problem}
        hint={hintOf(field) ?? 'Links are written as [words](/place).'}
      >
        {(attributes) => (
          <AnswerText
            label={field.label}
            tools={['link']}
            field={control}
            attributes={attributes}
          />
        )}
      </LabelledField>
    </div>
  );
}
