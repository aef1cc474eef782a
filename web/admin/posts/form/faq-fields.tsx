import { Button, Input } from 'antd';
import { useController, useFieldArray, useFormState } from 'react-hook-form';
import { AdminIcon } from '../../shell/admin-icon.tsx';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { AnswerText } from './answer/answer-text.tsx';
import { messageOf, type PostControl } from './post-field.tsx';
import { LabelledField } from '../../shell/labelled-field.tsx';

interface FaqFieldProps {
  control: PostControl;
  index: number;
  part: 'question' | 'answer';
}

/** A question is a single line, even if it wraps on the screen. */
function onOneLine(text: string): string {
  return text.replace(/(?<!\s)\s*[\r\n]+\s*/g, ' ');
}

function FaqField({ control, index, part }: FaqFieldProps) {
  const { field, fieldState, formState } = useController({
    control,
    name: `faqs.${index}.${part}`,
  });
  // A newly added question shows no error yet.
  const judged = fieldState.isTouched || fieldState.isDirty || formState.isSubmitted;
  const label = `${part === 'question' ? 'Question' : 'Answer'} ${index + 1}`;
  return (
    <LabelledField
      label={label}
      error={judged ? messageOf(fieldState.error) : undefined}
      hint={
        part === 'answer' ? '**Bold**, *italic*, [links](/…) and lists are shown as such.' : null
      }
    >
      {(attributes) =>
        part === 'question' ? (
          <Input.TextArea
            {...field}
            {...attributes}
            autoSize={{ minRows: 2, maxRows: 4 }}
            onPressEnter={(event) => event.preventDefault()}
            onChange={(event) => field.onChange(onOneLine(event.target.value))}
          />
        ) : (
          <AnswerText label={`FAQ ${index + 1}`} field={field} attributes={attributes} />
        )
      }
    </LabelledField>
  );
}

/** The questions of the post's FAQ section; they can be added, moved and removed. */
export function FaqFields({ control }: { control: PostControl }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'faqs', keyName: 'key' });
  const { errors } = useFormState({ control, name: 'faqs' });
  const problem = errors.faqs?.root?.message ?? errors.faqs?.message;
  return (
    <fieldset className="adm-faqs">
      <legend>FAQs</legend>
      {fields.length === 0 ? (
        <p className="adm-field-hint">Questions and answers below the article.</p>
      ) : null}
      <ol>
        {fields.map(({ key }, index) => (
          <li key={key}>
            <FaqField control={control} index={index} part="question" />
            <FaqField control={control} index={index} part="answer" />
            <div className="adm-faq-actions">
              <Button
                type="text"
                aria-label={`Move question ${index + 1} up`}
                icon={<InterfaceIcon name="up" />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <Button
                type="text"
                danger
                aria-label={`Remove question ${index + 1}`}
                icon={<AdminIcon name="trash" />}
                onClick={() => remove(index)}
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
        icon={<InterfaceIcon name="plus" />}
        onClick={() => append({ question: '', answer: '' })}
      >
        Add question
      </Button>
    </fieldset>
  );
}
