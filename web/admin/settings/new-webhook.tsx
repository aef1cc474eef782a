import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { adminFailed, deskToasts } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';
import { useAddWebhookMutation } from '../../generated/admin.ts';
import { adminFailureOf } from '../posts/admin-failure.ts';
import { LabelledField } from '../shell/labelled-field.tsx';

/** Adds a webhook; its signing secret is shown once, right after. */
export function NewWebhook() {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const [add, { loading }] = useAddWebhookMutation({
    refetchQueries: ['Webhooks', 'OutboxState'],
    // The secret must not stay behind in the browser's cache.
    fetchPolicy: 'no-cache',
  });

  const submit = async () => {
    try {
      const { data } = await add({ variables: { url } });
      setSecret(data?.saveWebhook.secret);
      setUrl('');
      setError(undefined);
    } catch (thrown) {
      const { message, fields } = adminFailureOf(thrown);
      setError(fields['url'] ?? message);
      toast({ ...adminFailed(message), variant: 'destructive' });
    }
  };
  return (
    <>
      {secret === undefined ? null : (
        <NewSecret secret={secret} onClose={() => setSecret(undefined)} />
      )}
      <form
        className="set-line"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <LabelledField label="Webhook address" error={error}>
          {(attributes) => (
            <Input
              {...attributes}
              type="url"
              autoComplete="off"
              placeholder="https://"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </LabelledField>
        <Button htmlType="submit" loading={loading}>
          Add webhook
        </Button>
      </form>
    </>
  );
}

function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast({ ...deskToasts.secretCopied, variant: 'success' }),
      () => toast({ ...deskToasts.secretNotCopied, variant: 'destructive' }),
    );
  return (
    <Alert
      type="success"
      showIcon
      title="The webhook was added."
      description={
        <div className="set-stack">
          <p>
            Give the receiver this secret now: it checks the signatures with it, and it is not shown
            again.
          </p>
          <div className="set-line">
            <div className="adm-field">
              <label className="adm-label" htmlFor={id}>
                Signing secret
              </label>
              <Input id={id} readOnly value={secret} onFocus={(event) => event.target.select()} />
            </div>
            <Button onClick={() => void copy()}>Copy</Button>
            <Button onClick={onClose}>Done</Button>
          </div>
        </div>
      }
    />
  );
}
