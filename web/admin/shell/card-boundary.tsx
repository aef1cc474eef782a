import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
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
  return (
    <Card heading={heading}>
      <Alert
        className="adm-failure"
        type="error"
        showIcon
        title="Something went wrong here."
        description="Everything else still works. Unsaved text in this section may be lost."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </Card>
  );
}
