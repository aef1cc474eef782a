import { useId, type ReactNode } from 'react';

interface DetailSectionProps {
  heading: string;
  /** Shown at the end of the heading's line. */
  extra?: ReactNode;
  children: ReactNode;
}

/** One part of a request's detail, under a heading of its own. */
export function DetailSection({ heading, extra, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section className="adm-detail-part" aria-labelledby={id}>
      <header>
        <h3 id={id}>{heading}</h3>
        {extra}
      </header>
      {children}
    </section>
  );
}
