import type { EchoExample_ExampleFragment } from '../../../generated/site.ts';
import { ExampleFigure } from './example-figure.tsx';

interface EchoExampleProps {
  example: EchoExample_ExampleFragment;
}

/** The feasibility table of an indirect comparison. */
export function EchoExample({ example }: EchoExampleProps) {
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
