import { Button, Input } from 'antd';
import { z } from 'zod';
import { placeholderNames, written } from '../../../schema/reply-placeholders.ts';
import { replyToasts, replyTemplateRules } from '../../../schema/reply-rules.ts';
import { useSaveReplyTemplateMutation, type ReplyTemplatesQuery } from '../../generated/admin.ts';
import { RuleField } from '../shell/rule-field.tsx';
import { useLeaveWarning } from '../shell/use-leave-warning.ts';
import { useRuleForm } from '../shell/use-rule-form.ts';

export type ReplyTemplate = ReplyTemplatesQuery['replyTemplates'][number];

const rules = z.object(replyTemplateRules);

interface TemplateFormProps {
  /** The template to edit; if missing, a new one is created. */
  template?: ReplyTemplate;
  onDone: () => void;
}

export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const { id = null, name = '', subject = '', message = '' } = template ?? {};
  const [save] = useSaveReplyTemplateMutation({ refetchQueries: ['ReplyTemplates'] });
  const { form, element, submit, sending, unsaved } = useRuleForm({
    values: { name, subject, message },
    rules,
    send: async (input) => {
      await save({ variables: { id, input } });
      onDone();
    },
    sent: replyToasts.templateSaved,
  });
  const { control } = form;
  useLeaveWarning(unsaved);
  return (
    <form
      className="set-stack"
      ref={element}
      noValidate
      aria-label={template ? `Edit ${template.name}` : 'New template'}
      onSubmit={submit}
    >
      <RuleField control={control} name="name" label="Name" required>
        {(attributes) => <Input {...attributes} autoFocus />}
      </RuleField>
      <RuleField control={control} name="subject" label="Subject" required>
        {(attributes) => <Input {...attributes} />}
      </RuleField>
      <RuleField
        control={control}
        name="message"
        label="Message"
        required
        hint={`Filled in when a reply is sent: ${placeholderNames.map(written).join(', ')}.`}
      >
        {(attributes) => <Input.TextArea {...attributes} autoSize={{ minRows: 6, maxRows: 20 }} />}
      </RuleField>
      <div className="set-actions">
        <Button htmlType="submit" loading={sending}>
          Save template
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
