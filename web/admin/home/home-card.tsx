import { useId, type ReactNode } from 'react';
import { isUnauthenticated } from '../admin-client.ts';
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
  const id = useId();
  const failed = answers.find(({ data, error }) => error && data === undefined);
  const loading = answers.some(({ data, error }) => data === undefined && error === undefined);
  return (
    <section className="adm-card" aria-labelledby={id}>
      <header className="adm-card-head">
        <h2 id={id}>{heading}</h2>
        {extra}
      </header>
      {failed?.error && !isUnauthenticated(failed.error) ? (
        <FailureNotice
          title="This could not be loaded."
          error={failed.error}
          onRetry={failed.refetch}
        />
      ) : null}
      {loading ? <Loading className="adm-card-body" what={heading} rows={3} /> : children}
    </section>
  );
}
