import { Button, Input } from 'antd';
import { useState } from 'react';
import { previewLinkMessages } from '../../../../schema/messages.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  useCreatePreviewLinkMutation,
  usePreviewLinksQuery,
  useWithdrawPreviewLinksMutation,
} from '../../../generated/admin.ts';
import { copyText } from '../../shell/copy-text.ts';
import { usePublicUrl } from '../../../public-url.ts';
import { LabelledField } from '../../shell/labelled-field.tsx';
import { Moment } from '../../shell/moment.tsx';
import { useAction } from '../../shell/show-failure.ts';

interface PreviewLinkControlProps {
  postId: string;
  /** The post is public, so preview links show its pending changes. */
  toChanges: boolean;
}

/** Creates and revokes secret links to content that is not public yet. */
export function PreviewLinkControl({ postId, toChanges }: PreviewLinkControlProps) {
  const publicUrl = usePublicUrl();
  const { busy, carryOut } = useAction();
  const [shown, setShown] = useState<string>();
  const { data, refetch } = usePreviewLinksQuery({
    variables: { postId },
    fetchPolicy: 'network-only',
  });
  const [createLink] = useCreatePreviewLinkMutation();
  const [withdrawLinks] = useWithdrawPreviewLinksMutation();
  const links = data?.previewLinks ?? [];
  const [latest] = links;
  const read = toChanges ? 'the post with its pending changes' : 'the saved post';
  const end = toChanges ? 'until they are published or discarded' : 'until the post is public';

  const copy = () =>
    carryOut(async () => {
      const { data: made } = await createLink({ variables: { postId } });
      if (!made) return;
      const address = new URL(made.createPreviewLink, publicUrl).href;
      setShown(address);
      await refetch();
      toast(
        (await copyText(address))
          ? { ...previewLinkMessages.copied, variant: 'success' }
          : { ...previewLinkMessages.notCopied, variant: 'default' },
      );
    });
  const withdraw = () =>
    carryOut(async () => {
      await withdrawLinks({ variables: { postId } });
      setShown(undefined);
      await refetch();
      toast({ ...previewLinkMessages.withdrawn, variant: 'success' });
    });

  return (
    <div className="adm-preview-link">
      <div className="adm-draft-offer-actions">
        <Button aria-disabled={busy} onClick={() => void copy()}>
          Copy preview link
        </Button>
        {latest ? (
          <Button aria-disabled={busy} onClick={() => void withdraw()}>
            Withdraw link
          </Button>
        ) : null}
      </div>
      {shown === undefined ? null : (
        <LabelledField label="Preview link" error={undefined}>
          {({ id }) => (
            <Input id={id} readOnly value={shown} onFocus={(event) => event.target.select()} />
          )}
        </LabelledField>
      )}
      <p className="adm-field-hint">
        {latest ? (
          <>
            {links.length === 1 ? '1 active link' : `${links.length} active links`}, created{' '}
            <Moment at={latest.createdAt} inFull /> by {latest.createdBy}. Anyone with the link can
            read {read}, without a login, {end}.
          </>
        ) : (
          `A secret link to ${read}, for people without a login, ${end}.`
        )}
      </p>
    </div>
  );
}
