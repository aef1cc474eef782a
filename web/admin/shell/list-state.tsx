import { isUnauthenticated } from '../admin-client.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Loading } from './loading.tsx';
import type { ListPages } from './use-list-pages.ts';

interface ListStateProps {
  /** The content of the list, such as "the deleted posts". */
  what: string;
  pages: Pick<ListPages<unknown>, 'rows' | 'error' | 'reload'>;
}

const notAnnounced = { 'aria-live': 'off' } as const;

/** What is loading in a table; Ant Design would announce all of its rows with every change. */
export function tableLoading(spinning = false) {
  return { spinning, ...notAnnounced };
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
