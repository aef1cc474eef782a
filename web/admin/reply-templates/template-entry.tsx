import { Button } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { replyToasts } from '../../../schema/reply-rules.ts';
import { useDeleteReplyTemplateMutation } from '../../generated/admin.ts';
import { ConfirmButton } from '../shell/confirm-button.tsx';
import { useAction } from '../shell/show-failure.ts';
import { TemplateForm, type ReplyTemplate } from './template-form.tsx';

interface TemplateEntryProps {
  template: ReplyTemplate;
  focusWhenDeleted: () => HTMLElement | null;
}

/** One template: its name and subject, with actions to edit and delete it. */
export function TemplateEntry({ template, focusWhenDeleted }: TemplateEntryProps) {
  const { id, name, subject } = template;
  const edit = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState(false);
  const { busy, carryOut } = useAction();
  const [remove] = useDeleteReplyTemplateMutation({ refetchQueries: ['ReplyTemplates'] });
  const deleteIt = () => carryOut(() => remove({ variables: { id } }), replyToasts.templateDeleted);
  if (editing) {
    return (
      <li>
        <TemplateForm
          template={template}
          onDone={() => {
            flushSync(() => setEditing(false));
            edit.current?.focus();
          }}
        />
      </li>
    );
  }
  return (
    <li className="set-entry">
      <b>{name}</b>
      <span>{subject}</span>
      <div className="set-actions">
        <Button ref={edit} aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
          Edit
        </Button>
        <ConfirmButton
          button={{ type: 'text', danger: true, 'aria-label': `Delete ${name}` }}
          title="Delete this template?"
          action="Delete"
          busy={busy}
          onConfirm={deleteIt}
          focusWhenDone={focusWhenDeleted}
        >
          <p>Replies already sent with “{name}” do not change.</p>
        </ConfirmButton>
      </div>
    </li>
  );
}
