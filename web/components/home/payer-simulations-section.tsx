import type { PayerSimulationsSection_SimulationsFragment } from '../../generated/site.ts';
import { RequestCall, SectionTitle, UpLink } from './section-parts.tsx';
import { FigureCaption } from './figure.tsx';
import { PayerFlow } from './payer-flow.tsx';

interface PayerSimulationsSectionProps {
  simulations: PayerSimulationsSection_SimulationsFragment;
}

/** HTA dossier in, thousands of simulations, forecast report out (product 2.13). */
export function PayerSimulationsSection({ simulations }: PayerSimulationsSectionProps) {
  const { heading, lead, figure, button } = simulations;
  return (
    <section className="sec mist" id="payer-simulations">
      <div className="container">
        <UpLink />
        <SectionTitle heading={heading} lead={lead} />
        <figure>
          <PayerFlow simulations={simulations} />
          <FigureCaption figure={figure} />
        </figure>
        <RequestCall button={button} primary />
      </div>
    </section>
  );
}
