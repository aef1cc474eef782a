import { CombinedGraphQLErrors } from '@apollo/client';
import { Alert, Button } from 'antd';

interface FailureNoticeProps {
  /** Says what failed. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/**
 * Says that data could not be loaded, with the reason from the server, or advice if there is none.
 */
export function FailureNotice({ title, error, onRetry }: FailureNoticeProps) {
  const reason = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return (
    <Alert
      className="adm-failure"
      type="error"
      showIcon
      title={title}
      description={
        reason ?? 'The server could not be reached. Check your connection and try again.'
      }
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
