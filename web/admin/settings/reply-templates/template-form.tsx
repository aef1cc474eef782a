import { Button, Input } from 'antd';
import { placeholderNames, written } from '../../../../schema/reply-placeholders.ts';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { useFirstInvalid } from '../../shell/use-first-invalid.ts';
import { useLeaveWarning } from '../../shell/use-leave-warning.ts';
import type { ReplyTemplate } from './reply-template.ts';
import { useTemplateForm } from './use-template-form.ts';

interface TemplateFormProps {
  /** The template to edit; if missing, a new one is created. */
  template?: ReplyTemplate;
  onDone: () => void;
}

export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const [element, showFirstInvalid] = useFirstInvalid();
  const form = useTemplateForm(template, { onSaved: onDone, onRefused: showFirstInvalid });
  const { values, errors, change } = form;
  useLeaveWarning(form.changed);
  return (
    <form
      className="set-stack"
      ref={element}
      noValidate
      aria-label={template ? `Edit ${template.name}` : 'New template'}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.saving) void form.save();
      }}
    >
      <LabelledField label="Name" required error={errors.name}>
        {(attributes) => (
          <Input
            {...attributes}
            autoFocus
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </LabelledField>
      <LabelledField label="Subject" required error={errors.subject}>
        {(attributes) => (
          <Input
            {...attributes}
            value={values.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        )}
      </LabelledField>
      <LabelledField
        label="Message"
        required
        error={errors.message}
        hint={`Filled in when a reply is sent: ${placeholderNames.map(written).join(', ')}.`}
      >
        {(attributes) => (
          <Input.TextArea
            {...attributes}
            autoSize={{ minRows: 6, maxRows: 20 }}
            value={values.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </LabelledField>
      <div className="set-actions">
        <Button htmlType="submit" loading={form.saving}>
          Save template
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
