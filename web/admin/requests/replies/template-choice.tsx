import { Select } from 'antd';
import { useId, useState } from 'react';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { useReplyTemplatesQuery } from '../../../generated/admin.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { popupContainer } from '../../shell/popup-container.ts';
import type { ReplyValues } from './use-reply.ts';

interface TemplateChoiceProps {
  values: ReplyValues;
  onChoose: (text: ReplyValues) => void;
}

/** Starts a reply with a template; asks for confirmation before it replaces text. */
export function TemplateChoice({ values, onChoose }: TemplateChoiceProps) {
  const id = useId();
  const { data } = useReplyTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<string>();
  const templates = data?.replyTemplates ?? [];
  const chosen = templates.find(
    ({ subject, message }) => subject === values.subject && message === values.message,
  );
  const take = (wanted: string | undefined) => {
    const template = templates.find((present) => present.id === wanted);
    if (template) onChoose({ subject: template.subject, message: template.message });
    setAsking(undefined);
  };
  return (
    <div className="adm-filter">
      <label htmlFor={id}>Template</label>
      <Select<string>
        id={id}
        suffix={<InterfaceIcon name="chevronDown" />}
        virtual={false}
        getPopupContainer={popupContainer}
        value={chosen?.id ?? null}
        placeholder="None"
        onChange={(wanted) => {
          if (values.message.trim() === '' || chosen !== undefined) take(wanted);
          else setAsking(wanted);
        }}
        options={templates.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <ConfirmDialog
        open={asking !== undefined}
        title="Replace your text?"
        action="Replace"
        busy={false}
        onConfirm={() => take(asking)}
        onCancel={() => setAsking(undefined)}
      >
        <p>The template replaces your subject and message.</p>
      </ConfirmDialog>
    </div>
  );
}
