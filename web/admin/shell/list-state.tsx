import { isUnauthenticated } from '../admin-client.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Loading } from './loading.tsx';
import type { ListPages } from './use-list-pages.ts';

interface ListStateProps {
  /** The content of the list, such as "the deleted posts". */
  what: string;
  pages: Pick<ListPages<unknown>, 'rows' | 'error' | 'reload'>;
}

/** The error of a list, or its first loading. */
export function ListState({ what, pages: { rows, error, reload } }: ListStateProps) {
  if (error && !isUnauthenticated(error)) {
    const title = rows
      ? 'The list could not be refreshed. You are seeing the last loaded version.'
      : `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded.`;
    return <FailureNotice title={title} error={error} onRetry={reload} />;
  }
  return rows ? null : <Loading className="adm-list-pending" what={what} rows={6} />;
}
