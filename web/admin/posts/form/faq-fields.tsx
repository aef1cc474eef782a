import { Input } from 'antd';
import { AnswerText } from './answer/answer-text.tsx';
import { EntryList } from './entry-list.tsx';
import { useEntryPart, type PostControl } from './post-field.tsx';
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
  const { field, error } = useEntryPart(control, `faqs.${index}.${part}`);
  const label = `${part === 'question' ? 'Question' : 'Answer'} ${index + 1}`;
  return (
    <LabelledField
      label={label}
      error={error}
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

/** The questions of the post's FAQ section. */
export function FaqFields({ control }: { control: PostControl }) {
  return (
    <EntryList
      control={control}
      name="faqs"
      className="adm-faqs"
      legend="FAQs"
      hint="Questions and answers below the article."
      entryName="question"
      added={{ question: '', answer: '' }}
    >
      {(index) => (
        <>
          <FaqField control={control} index={index} part="question" />
          <FaqField control={control} index={index} part="answer" />
        </>
      )}
    </EntryList>
  );
}
