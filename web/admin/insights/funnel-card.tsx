import { useId } from 'react';
import type { Insights } from '../figures/figures.ts';
import { CardBoundary } from '../shell/card-boundary.tsx';
import { FigureRows } from './figures-card.tsx';
import { funnelTables } from './funnel-tables.ts';

/** One form: its steps with the rates between them, and the fields at which visitors gave up. */
export function FunnelCard({ funnel }: { funnel: Insights['funnels'][number] }) {
  const id = useId();
  const [steps, left] = funnelTables(funnel);
  return (
    <CardBoundary heading={steps.heading}>
      <section className="adm-card" aria-labelledby={id}>
        <header className="adm-card-head">
          <h3 id={id}>{steps.heading}</h3>
        </header>
        <FigureRows table={steps} labelledBy={id} />
        {steps.rows.length === 0 ? null : (
          <>
            <h4 className="ins-part" id={`${id}-left`}>
              Where visitors gave up
            </h4>
            <FigureRows table={left} labelledBy={`${id}-left`} />
          </>
        )}
      </section>
    </CardBoundary>
  );
}
