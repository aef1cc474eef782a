import { useId, type ComponentProps, type ReactNode } from 'react';
import { isUnauthenticated } from '../admin-client.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Loading } from './loading.tsx';

interface CardProps extends ComponentProps<'section'> {
  heading: string;
  level?: 'h2' | 'h3';
  /** Shown at the end of the heading's line. */
  extra?: ReactNode;
}

export function Card(props: CardProps) {
  const { heading, level: Heading = 'h3', extra, className = '', children, ...section } = props;
  const id = useId();
  return (
    <section className={`adm-card ${className}`} aria-labelledby={id} {...section}>
      <header className="adm-card-head">
        <Heading id={id}>{heading}</Heading>
        {extra}
      </header>
      {children}
    </section>
  );
}

interface LoadedProps<Data> {
  /** The name of the data, such as "the webhooks". */
  what: string;
  answer: { data?: Data | undefined; error?: Error | undefined; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
}

/** The result of a query; a skeleton while it is loading, or its error. */
export function Loaded<Data>({ what, answer, children }: LoadedProps<Data>) {
  const { data, error, refetch } = answer;
  if (data !== undefined) {
    return children(data);
  }
  return error && !isUnauthenticated(error) ? (
    <FailureNotice title={`Could not load ${what}.`} error={error} onRetry={refetch} />
  ) : (
    <Loading className="adm-card-body" what={what} rows={3} />
  );
}
