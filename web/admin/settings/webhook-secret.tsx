import { ShownSecret } from './shown-secret.tsx';

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
