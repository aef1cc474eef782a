import type { LensExample_ExampleFragment } from '../../../generated/site.ts';
import { ExampleChoice } from './example-choice.tsx';
import { ExampleFigure } from './example-figure.tsx';

type Labels = LensExample_ExampleFragment['labels'];
type ScreenedRecord = LensExample_ExampleFragment['records'][number];

interface RecordProps {
  record: ScreenedRecord;
  labels: Labels;
}

function Criteria({ record, labels }: RecordProps) {
  return (
    <div>
      <p className="cap">{labels.criteria}</p>
      <ul className="exm-criteria">
        {record.criteria.map(({ name, finding, verdict, confidence }) => (
          <li key={name}>
            <b>{name}</b> <span>{finding}</span>{' '}
            <span className={`exm-verdict ${verdict}`}>
              {labels[verdict]}, {confidence}%
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Decision({ record, labels }: RecordProps) {
  const { decision, confidence, reason, overrule, ris } = record;
  return (
    <div className="exm-decision">
      <p className="exm-dot">
        <b>
          {labels[decision]}, {labels.confidence} {confidence}%
        </b>{' '}
        {reason}
      </p>
      {overrule === null ? null : (
        <p>
          <b>{overrule.heading}</b> {overrule.reason}
        </p>
      )}
      <p className="exm-ris">
        <span>{labels.ris}</span> <code>{ris}</code>
      </p>
    </div>
  );
}

interface LensExampleProps {
  example: LensExample_ExampleFragment;
}

/** Records under screening, through which the visitor steps. */
export function LensExample({ example }: LensExampleProps) {
  const { labels, records } = example;
  return (
    <ExampleFigure id="example-lens" example={example}>
      <ExampleChoice
        name="example-lens-record"
        legend={labels.steps}
        choices={records.map(({ label }) => label)}
      />
      <div className="exm-panels">
        {records.map((record) => (
          <div key={record.id} className="exm-record">
            <div>
              <p className="cap">{record.source}</p>
              <p className="exm-title">{record.title}</p>
              <p className="exm-abstract">
                {record.before} <mark title={labels.passage}>{record.passage}</mark> {record.after}
              </p>
            </div>
            <Criteria record={record} labels={labels} />
            <Decision record={record} labels={labels} />
          </div>
        ))}
      </div>
    </ExampleFigure>
  );
}
