import { Button } from 'antd';
import { useId, useMemo } from 'react';
import { DifferenceBlocks } from '../../../../components/difference/difference-view.tsx';
import { wordDifference } from '../../../../components/difference/text-difference.ts';
import type { Choice } from './stored-choices.ts';
import type { Part, Row } from './revision-part.ts';
import type { RevisionChoice } from './use-revision.ts';

interface PartViewProps {
  part: Part;
  /** Its number among all parts. */
  number: number;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/**
 * One change: deleted text is struck through, inserted text is underlined. It can be accepted or
 * rejected.
 */
function PartView({ part, number, choice, onChoose }: PartViewProps) {
  const id = useId();
  const { label, before, after, overtaken } = part;
  const blocks = useMemo(
    () => [{ kind: 'lines' as const, pieces: wordDifference(before, after) }],
    [before, after],
  );
  return (
    <div className="adm-part" role="group" aria-labelledby={id} data-choice={choice}>
      <div className="adm-part-head">
        <span id={id}>
          Part {number}: {label.toLowerCase()}
        </span>
        <span className="adm-part-choice">
          {(['accept', 'leave'] as const).map((wished) => (
            <Button
              key={wished}
              size="small"
              aria-pressed={choice === wished}
              onClick={() => onChoose(wished)}
            >
              {wished === 'accept' ? 'Accept' : 'Reject'}
            </Button>
          ))}
        </span>
      </div>
      {overtaken ? (
        <p className="adm-field-hint adm-part-note">
          Someone changed this after you requested the revision.
        </p>
      ) : null}
      <DifferenceBlocks blocks={blocks} />
    </div>
  );
}

function unchangedText(count: number, unit: string): string {
  return count === 1 ? `1 unchanged ${unit}` : `${count} unchanged ${unit}s`;
}

/** The fields that a revision changes, part by part. */
export function RevisionFields({ choice }: { choice: RevisionChoice }) {
  const { revision, choices, choose } = choice;
  const numberOf = new Map(revision.keys.map((key, index) => [key, index + 1]));
  const renderRow = (row: Row, index: number, unit: string) =>
    row.kind === 'same' ? (
      <p className="adm-skipped" key={index}>
        {unchangedText(row.count, unit)}
      </p>
    ) : (
      <PartView
        key={row.part.key}
        part={row.part}
        number={numberOf.get(row.part.key) ?? 0}
        choice={choices[row.part.key]}
        onChoose={(wished) => choose([row.part.key], wished)}
      />
    );
  return (
    <div className="adm-difference">
      {revision.fields.map(({ label, unit, rows }) => (
        <section className="adm-difference-field" key={label} aria-label={label}>
          <h4>{label}</h4>
          {rows.map((row, index) => renderRow(row, index, unit))}
        </section>
      ))}
    </div>
  );
}
