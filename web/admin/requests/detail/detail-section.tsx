import { useId, type ReactNode } from 'react';

interface DetailSectionProps {
  heading: string;
  /** Shown at the end of the heading's line. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A section of a request's detail, with its own heading. */
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
