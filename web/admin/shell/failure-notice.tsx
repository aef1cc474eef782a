import { CombinedGraphQLErrors } from '@apollo/client';
import { Alert, Button } from 'antd';

interface FailureNoticeProps {
  /** Says what failed. */
  title: string;
  error: Error;
  /** Loads again; if that fails too, it says so by another `error`. */
  onRetry: () => unknown;
}

/** The reason from the server, or advice if there is none. */
export function failureReason(error: unknown): string {
  const reason = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return reason ?? 'The server could not be reached. Check your connection and try again.';
}

/** Says that data could not be loaded. */
export function FailureNotice({ title, error, onRetry }: FailureNoticeProps) {
  const retry = () => void Promise.resolve(onRetry()).catch(() => undefined);
  return (
    <Alert
      className="adm-failure"
      type="error"
      showIcon
      title={title}
      description={failureReason(error)}
      action={<Button onClick={retry}>Try again</Button>}
    />
  );
}
