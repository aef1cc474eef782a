import type { ReactNode } from 'react';
import { isUnauthenticated } from '../admin-client.ts';
import { Card } from '../shell/card.tsx';
import { FailureNotice } from '../shell/failure-notice.tsx';
import { Loading } from '../shell/loading.tsx';

/** The response to one query of a card. */
interface HomeAnswer {
  data?: unknown;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

interface HomeCardProps {
  heading: string;
  /** The card's queries; those that a person's roles do not permit are left out. */
  answers: readonly HomeAnswer[];
  extra?: ReactNode;
  children: ReactNode;
}

/** A card of the tab "Home"; a part that could not be loaded is reported, and the others shown. */
export function HomeCard({ heading, answers, extra, children }: HomeCardProps) {
  const failed = answers.find(({ data, error }) => error && data === undefined);
  const loading = answers.some(({ data, error }) => data === undefined && error === undefined);
  return (
    <Card heading={heading} level="h2" extra={extra}>
      {failed?.error && !isUnauthenticated(failed.error) ? (
        <FailureNotice
          title="This could not be loaded."
          error={failed.error}
          onRetry={failed.refetch}
        />
      ) : null}
      {loading ? <Loading className="adm-card-body" what={heading} rows={3} /> : children}
    </Card>
  );
}
