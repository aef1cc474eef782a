import { Button } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { replyToasts } from '../../../schema/reply-rules.ts';
import { useDeleteReplyTemplateMutation } from '../../generated/admin.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
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
  const [asking, setAsking] = useState(false);
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
        <Button
          type="text"
          danger
          aria-disabled={busy}
          aria-label={`Delete ${name}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="Delete this template?"
        action="Delete"
        busy={busy}
        onConfirm={() => void deleteIt().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
        focusWhenDone={focusWhenDeleted}
      >
        <p>Replies already sent with “{name}” do not change.</p>
      </ConfirmDialog>
    </li>
  );
}
