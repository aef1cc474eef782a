import { Alert, Button, Input } from 'antd';
import { useId } from 'react';
import { deskToasts } from '../../../schema/messages.ts';
import { copyText } from '../shell/copy-text.ts';
import { toast } from '../../components/toast/toast-store.ts';

interface ShownSecretProps {
  /** Says what happened: "The webhook was added." */
  title: string;
  label: string;
  /** Says what to do with the secret. */
  advice: string;
  secret: string;
  /** Removes the secret, and must move the focus. */
  onClose: () => void;
}

/** A new secret with the focus, shown only once; the server does not return it again. */
export function ShownSecret({ title, label, advice, secret, onClose }: ShownSecretProps) {
  const id = useId();
  const copy = async () =>
    toast(
      (await copyText(secret))
        ? { ...deskToasts.secretCopied, variant: 'success' }
        : { ...deskToasts.secretNotCopied, variant: 'destructive' },
    );
  return (
    <Alert
      type="success"
      showIcon
      title={title}
      description={
        <div className="set-stack">
          <p>{advice}</p>
          <div className="set-line">
            <div className="adm-field">
              <label className="adm-label" htmlFor={id}>
                {label}
              </label>
              <Input
                id={id}
                autoFocus
                readOnly
                value={secret}
                onFocus={(event) => event.target.select()}
              />
            </div>
            <Button onClick={() => void copy()}>Copy</Button>
            <Button onClick={onClose}>Done</Button>
          </div>
        </div>
      }
    />
  );
}

interface WebhookSecretProps {
  /** Says what happened: "The webhook was added." */
  title: string;
  secret: string;
  onClose: () => void;
}

/** A new signing secret for the receiver. */
export function WebhookSecret(props: WebhookSecretProps) {
  return (
    <ShownSecret
      {...props}
      label="Signing secret"
      advice="Copy the secret to the receiver now; it checks the signatures with it. It is not shown again."
    />
  );
}
