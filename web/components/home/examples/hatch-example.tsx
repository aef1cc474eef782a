import type { HatchExample_ExampleFragment } from '../../../generated/site.ts';
import { ExampleFigure } from './example-figure.tsx';

type Example = HatchExample_ExampleFragment;

const counts = new Intl.NumberFormat('en');
const estimates = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A figure with a true minus sign. */
function estimateText(value: number): string {
  return estimates.format(value).replace('-', '−');
}

interface ForestRowProps {
  example: Example;
  update: Example['updates'][number];
}

/** In CSS pixels; the height is that of the row. */
const plotWidth = 240;

/** One row of a forest plot; the rows share one axis and the line of no difference. */
function ForestRow({ example: { axisMin, axisMax, updates }, update }: ForestRowProps) {
  const place = (value: number): number => ((value - axisMin) / (axisMax - axisMin)) * plotWidth;
  const at = place(update.estimate);
  const isLast = update === updates.at(-1);
  return (
    <svg className="exm-forest" aria-hidden="true">
      <line x1={place(0)} x2={place(0)} y2="100%" className="exm-zero" />
      <line x1={place(update.low)} x2={place(update.high)} y1="50%" y2="50%" />
      {isLast ? (
        <circle cx={at} cy="50%" r="6" />
      ) : (
        <rect x={at} y="50%" width="10" height="10" rx="2" transform="translate(-5 -5)" />
      )}
    </svg>
  );
}

interface HatchExampleProps {
  example: Example;
}

/** The update log of a living review, with a cumulative forest plot. */
export function HatchExample({ example }: HatchExampleProps) {
  const { labels, updates } = example;
  return (
    <ExampleFigure id="example-hatch" example={example}>
      <table className="exm-table exm-updates">
        <thead>
          <tr>
            <th scope="col">{labels.when}</th>
            <th scope="col">{labels.found}</th>
            <th scope="col">{labels.entered}</th>
            <th scope="col">{labels.change}</th>
            <th scope="col">{labels.estimate}</th>
          </tr>
        </thead>
        <tbody>
          {updates.map((update) => (
            <tr key={update.id}>
              <th scope="row">{update.when}</th>
              <td data-label={labels.found}>{counts.format(update.found)}</td>
              <td data-label={labels.entered}>{counts.format(update.entered)}</td>
              <td>{update.text}</td>
              <td className="exm-estimate">
                <span>
                  {estimateText(update.estimate)} ({estimateText(update.low)} to{' '}
                  {estimateText(update.high)})
                </span>
                <ForestRow example={example} update={update} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="exm-axis cap">
        <span>← {labels.favoursLeft}</span> <span>{labels.favoursRight} →</span>
      </p>
    </ExampleFigure>
  );
}
