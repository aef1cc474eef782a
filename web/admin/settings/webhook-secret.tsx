import { Alert, Button, Input } from 'antd';
import { useId } from 'react';
import { deskToasts } from '../../../schema/messages.ts';
import { toast } from '../../components/toast/toast-store.ts';

interface WebhookSecretProps {
  /** What happened: "The webhook was added." */
  title: string;
  secret: string;
  onClose: () => void;
}

/** A new signing secret, shown this once; the server does not tell it again. */
export function WebhookSecret({ title, secret, onClose }: WebhookSecretProps) {
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
      title={title}
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
