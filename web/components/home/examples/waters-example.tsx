import type { WatersExample_ExampleFragment } from '../../../generated/site.ts';
import { ReportRows } from '../report-rows.tsx';
import { ExampleChoice } from './example-choice.tsx';
import { ExampleFigure } from './example-figure.tsx';

interface WatersExampleProps {
  example: WatersExample_ExampleFragment;
}

/** A forecast report, whose prepared results follow two assumptions that the visitor changes. */
export function WatersExample({ example }: WatersExampleProps) {
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
