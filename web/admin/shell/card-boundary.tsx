import { Alert, Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { LoadBoundary } from './load-boundary.tsx';

interface CardBoundaryProps {
  heading: string;
  children: ReactNode;
}

/** Contains errors of one card, so that the rest of the tab still works (product 5.16). */
export function CardBoundary({ heading, children }: CardBoundaryProps) {
  return (
    <LoadBoundary fallback={(retry) => <BrokenCard heading={heading} onRetry={retry} />}>
      {children}
    </LoadBoundary>
  );
}

function BrokenCard({ heading, onRetry }: { heading: string; onRetry: () => void }) {
  const id = useId();
  return (
    <section className="adm-card" aria-labelledby={id}>
      <header className="adm-card-head">
        <h3 id={id}>{heading}</h3>
      </header>
      <Alert
        className="adm-failure"
        type="error"
        showIcon
        title="Something went wrong here."
        description="Everything else still works. Unsaved text in this section may be lost."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </section>
  );
}
