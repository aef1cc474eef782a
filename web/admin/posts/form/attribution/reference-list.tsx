import { Button, Input } from 'antd';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFieldArray, useFormState } from 'react-hook-form';
import { InterfaceIcon } from '../../../../components/interface-icon.tsx';
import { AdminIcon } from '../../../shell/admin-icon.tsx';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import { messageOf, type PostControl } from '../post-field.tsx';

interface ReferencePartProps {
  control: PostControl;
  index: number;
  part: 'text' | 'url';
}

function ReferencePart({ control, index, part }: ReferencePartProps) {
  const { field, fieldState, formState } = useController({
    control,
    name: `references.${index}.${part}`,
  });
  // A newly added reference shows no error yet.
  const judged = fieldState.isTouched || fieldState.isDirty || formState.isSubmitted;
  return (
    <LabelledField
      label={part === 'text' ? `Reference ${index + 1}` : `Link or DOI ${index + 1}`}
      error={judged ? messageOf(fieldState.error) : undefined}
    >
      {(attributes) =>
        part === 'text' ? (
          <Input.TextArea {...field} {...attributes} autoSize={{ minRows: 2, maxRows: 6 }} />
        ) : (
          <Input
            {...field}
            {...attributes}
            autoComplete="off"
            inputMode="url"
            placeholder="https://… or 10.…"
          />
        )
      }
    </LabelledField>
  );
}

/** The references of the post, in order; rows can be added, moved and removed (product 18.7). */
export function ReferenceList({ control }: { control: PostControl }) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'references',
    keyName: 'key',
  });
  const { errors } = useFormState({ control, name: 'references' });
  const problem = errors.references?.root?.message ?? errors.references?.message;
  /** Changes the rows and moves the focus to the next logical place. */
  const then = (change: () => void, next: string): void => {
    flushSync(change);
    list.current?.querySelector<HTMLElement>(next)?.focus();
  };
  const moved = (from: number, to: number, direction: 'up' | 'down'): void =>
    then(() => move(from, to), `li:nth-child(${String(to + 1)}) [data-move="${direction}"]`);
  return (
    <fieldset className="adm-references" ref={list}>
      <legend>References</legend>
      {fields.length === 0 ? (
        <p className="adm-field-hint">
          Sources of the article. Link to the first one with [1](#reference-1).
        </p>
      ) : null}
      <ol>
        {fields.map(({ key }, index) => (
          <li key={key}>
            <ReferencePart control={control} index={index} part="text" />
            <ReferencePart control={control} index={index} part="url" />
            <div className="adm-faq-actions">
              <Button
                type="text"
                data-move="up"
                aria-label={`Move reference ${index + 1} up`}
                icon={<InterfaceIcon name="up" />}
                disabled={index === 0}
                onClick={() => moved(index, index - 1, 'up')}
              />
              <Button
                type="text"
                data-move="down"
                className="adm-move-down"
                aria-label={`Move reference ${index + 1} down`}
                icon={<InterfaceIcon name="up" />}
                disabled={index === fields.length - 1}
                onClick={() => moved(index, index + 1, 'down')}
              />
              <Button
                type="text"
                danger
                aria-label={`Remove reference ${index + 1}`}
                icon={<AdminIcon name="trash" />}
                onClick={() => then(() => remove(index), '[data-add]')}
              />
            </div>
          </li>
        ))}
      </ol>
      {problem === undefined ? null : (
        <p className="adm-field-error" role="alert">
          <InterfaceIcon name="warning" />
          {problem}
        </p>
      )}
      <Button
        data-add=""
        icon={<InterfaceIcon name="plus" />}
        onClick={() => append({ text: '', url: '' })}
      >
        Add reference
      </Button>
    </fieldset>
  );
}
