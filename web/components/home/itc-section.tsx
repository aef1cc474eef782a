import type { EchoExample_ExampleFragment, ItcSection_ItcFragment } from '../../generated/site.ts';
import { Icon } from '../icon.tsx';
import { RequestCall, SectionTitle, UpLink } from './section-parts.tsx';
import { FigureCaption, FigureImage } from './figure.tsx';
import { ExampleFigure } from './examples/example-figure.tsx';

interface ItcSectionProps {
  itc: ItcSection_ItcFragment;
  example: EchoExample_ExampleFragment | null;
}

/** Loon Echo: indirect treatment comparisons (product 1.3, 2.5). */
export function ItcSection({ itc, example }: ItcSectionProps) {
  const { heading, lead, columns, button, figure } = itc;
  return (
    <section className="sec mist itc" id="ai-itc-section">
      <div className="container">
        <UpLink />
        <Icon name="product-echo" className="glyph" />
        <SectionTitle heading={heading} lead={lead} />
        <figure className="echo-fig">
          <FigureImage
            name="echo"
            width={2000}
            height={460}
            alt={figure.alt}
            narrow={{ name: 'echo-narrow', width: 360, height: 330, media: '(max-width: 767px)' }}
          />
          <FigureCaption figure={figure} />
        </figure>
        <div className="cols three">
          {columns.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        {example === null ? null : <EchoExample example={example} />}
        <RequestCall button={button} />
      </div>
    </section>
  );
}

interface EchoExampleProps {
  example: EchoExample_ExampleFragment;
}

/** The feasibility table of an indirect comparison. */
function EchoExample({ example }: EchoExampleProps) {
  const { labels, trials, conclusion } = example;
  return (
    <ExampleFigure id="example-echo" example={example}>
      <table className="exm-table exm-trials">
        <thead>
          <tr>
            <th scope="col">{labels.trial}</th>
            <th scope="col">{labels.population}</th>
            <th scope="col">{labels.endpoint}</th>
            <th scope="col">{labels.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {trials.map(({ id, trial, treatments, population, endpoint, verdict, reason }) => (
            <tr key={id}>
              <th scope="row">
                {trial} <span>{treatments}</span>
              </th>
              <td data-label={labels.population}>{population}</td>
              <td data-label={labels.endpoint}>{endpoint}</td>
              <td data-label={labels.verdict}>
                <b className={`exm-verdict ${verdict}`}>{labels[verdict]}</b> {reason}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="exm-dot">{conclusion}</p>
    </ExampleFigure>
  );
}
