import { useQuery } from '@apollo/client/react';
import { Alert } from 'antd';
import { contentMessages } from '../../../../schema/draft-messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  ContentVersionDocument,
  useUseContentFileMutation,
  type OpenedPartFragment,
} from '../../../generated/admin.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { useAction } from '../../shell/show-failure.ts';
import type { ContentField } from '../fields/content-field.ts';
import { ContentDifference } from './content-difference.tsx';

interface FileNoticeProps {
  part: OpenedPartFragment;
  field: ContentField;
  /** Called with the part after the text of its file was published. */
  onUsed: (part: OpenedPartFragment) => void;
}

/** Says that the file has changed since the part was published, and offers its text. */
export function FileNotice({ part, field, onUsed }: FileNoticeProps) {
  const { name, version } = part;
  const { busy, carryOut } = useAction();
  const [sendUse] = useUseContentFileMutation({ fetchPolicy: 'no-cache' });
  const { data } = useQuery(ContentVersionDocument, {
    variables: { name, version: 0 },
    fetchPolicy: 'no-cache',
  });
  const confirm = () =>
    carryOut(async () => {
      const { data: answer } = await sendUse({ variables: { name, version } });
      toast({ ...contentMessages.fileUsed, variant: 'success' });
      if (answer) onUsed(answer.useContentFile);
    });
  return (
    <Alert
      className="adm-failure"
      type="info"
      showIcon
      title="The file was changed since"
      description="The published text stays public until you use the file’s text."
      action={
        <ConfirmButton
          button={{}}
          title="Use the file’s text?"
          action="Use the file’s text"
          busy={busy}
          width={760}
          onConfirm={confirm}
        >
          <p>
            Public immediately; your draft does not change. In the published text, this is{' '}
            <del>removed</del> and <ins>added</ins>:
          </p>
          {data ? (
            <ContentDifference
              field={field}
              before={part.value}
              after={data.contentVersion.value}
            />
          ) : null}
        </ConfirmButton>
      }
    />
  );
}
