import type {
  AccessForecastingSection_ForecastingFragment,
  WatersExample_ExampleFragment,
} from '../../generated/site.ts';
import { FigureCaption, FigureImage } from './figure.tsx';
import { Points } from './points.tsx';
import { ProductIntroduction, UpLink } from './section-parts.tsx';
import { ReportRows } from './report-rows.tsx';
import { ExampleChoice } from './examples/example-choice.tsx';
import { ExampleFigure } from './examples/example-figure.tsx';

interface AccessForecastingSectionProps {
  forecasting: AccessForecastingSection_ForecastingFragment;
  example: WatersExample_ExampleFragment | null;
}

/** Loon Waters: forecasts of HTA decisions (product 1.3, 2.5). */
export function AccessForecastingSection({ forecasting, example }: AccessForecastingSectionProps) {
  const { heading, lead, button, statistic, timings, figure } = forecasting;
  return (
    <section className="sec fore" id="access-forecasting-section">
      <div className="container">
        <UpLink />
        <div className="cols row">
          <ProductIntroduction
            icon="product-waters"
            heading={heading}
            lead={lead}
            button={button}
          />
          <div>
            <p className="stat-l">
              <b>{statistic.value}</b> {statistic.text}
            </p>
            <Points points={timings} />
          </div>
        </div>
        {example === null ? null : <WatersExample example={example} />}
      </div>
      <figure className="fore-fig">
        <FigureImage name="waters" width={1440} height={520} alt={figure.alt} />
        <FigureCaption figure={figure} className="container" />
      </figure>
    </section>
  );
}

interface WatersExampleProps {
  example: WatersExample_ExampleFragment;
}

/** A forecast report, whose prepared results follow two assumptions that the visitor changes. */
function WatersExample({ example }: WatersExampleProps) {
  return (
    <ExampleFigure id="example-waters" example={example}>
      <div className="exm-assumptions">
        {example.assumptions.map(({ id, label, choices }) => (
          <ExampleChoice key={id} name={`example-waters-${id}`} legend={label} choices={choices} />
        ))}
      </div>
      <div className="exm-panels">
        {example.results.map(({ id, title, rows, text }) => (
          <div key={id} className="exm-result report">
            <p className="exm-title">{title}</p>
            <ReportRows rows={rows} />
            <p className="exm-dot">{text}</p>
          </div>
        ))}
      </div>
    </ExampleFigure>
  );
}
