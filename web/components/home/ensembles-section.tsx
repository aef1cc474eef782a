import type { EnsemblesSection_EnsemblesFragment } from '../../generated/site.ts';
import { FigureCaption, FigureImage } from './figure.tsx';
import { UpLink } from './section-parts.tsx';

interface EnsemblesSectionProps {
  ensembles: EnsemblesSection_EnsemblesFragment;
}

/** Cognitive Ensemble AI Systems, patent pending (product 1.3, 2.5). */
export function EnsemblesSection({ ensembles }: EnsemblesSectionProps) {
  const { heading, lead, steps, status, figure } = ensembles;
  return (
    <section className="sec dark ens" id="cognitive-ensembles">
      <div className="container cols">
        <UpLink near />
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
          <ol>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}.</b> {text}
              </li>
            ))}
          </ol>
          <p className="tag">{status}</p>
        </div>
        <figure>
          <FigureImage name="ensembles" width={640} height={560} alt={figure.alt} />
          <FigureCaption figure={figure} />
        </figure>
      </div>
    </section>
  );
}
