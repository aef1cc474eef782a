import { Fragment } from 'react';
import type {
  ForecastReport_ReportFragment,
  PayerSimulationsSection_SimulationsFragment,
} from '../../generated/site.ts';
import { RequestCall, SectionTitle, UpLink } from './section-parts.tsx';
import { FigureCaption, FigureImage } from './figure.tsx';
import { ReportRows } from './report-rows.tsx';

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

interface PayerFlowProps {
  simulations: PayerSimulationsSection_SimulationsFragment;
}

/**
 * The flow as a diagram of text: the dossier's parts and the report are ordinary text, only the
 * lines between them are a drawing. On wide screens the lines end at the report's first rows.
 */
function PayerFlow({
  simulations: { dossier, simulations, forecast, report, figure },
}: PayerFlowProps) {
  return (
    <div className="sim">
      <div className="sim-dossier">
        <div className="sim-step">
          <h3>{dossier.title}</h3>
          <p>{dossier.text}</p>
        </div>
        <div className="sim-sheets">
          <FigureImage name="dossier" width={192} height={278} alt="" />
          <ul>
            {dossier.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="sim-runs">
        <div className="sim-step">
          <h3>{simulations.title}</h3>
          <p>{simulations.text}</p>
        </div>
        <FigureImage
          name="payer"
          width={656}
          height={440}
          alt={figure.alt}
          narrow={{ name: 'payer-narrow', width: 350, height: 270, media: '(max-width: 1100px)' }}
        />
      </div>
      <div className="sim-report">
        <div className="sim-step">
          <h3>{forecast.title}</h3>
          <p>{forecast.text}</p>
        </div>
        <ForecastReport report={report} />
      </div>
    </div>
  );
}

interface ForecastReportProps {
  report: ForecastReport_ReportFragment;
}

/** The report's probabilities; the red bar is the condition to act on (design 3). */
function ForecastReport({ report: { recommendation, conditions } }: ForecastReportProps) {
  return (
    <div className="report">
      {[recommendation, conditions].map(({ heading, rows }) => (
        <Fragment key={heading}>
          <h4>{heading}</h4>
          <ReportRows rows={rows} />
        </Fragment>
      ))}
    </div>
  );
}
