import { Tag } from 'antd';
import { useId } from 'react';
import type { ChangesOutcome, SavedPostChangesQuery } from '../../../generated/admin.ts';
import { Moment } from '../../shell/moment.tsx';

/** Pending changes of a post, current or past, as the list shows them. */
export type ChangesRow = SavedPostChangesQuery['keptPostChanges'][number];

interface ChangesListProps {
  rows: readonly ChangesRow[];
  chosen: number | undefined;
  onChoose: (number: number) => void;
}

const outcomes: Record<ChangesOutcome, { text: string; tone: 'ok' | 'warn' | 'info' }> = {
  PUBLISHED: { text: 'Published', tone: 'ok' },
  DISCARDED: { text: 'Discarded', tone: 'warn' },
  REPLACED: { text: 'Replaced', tone: 'info' },
};

/** The pending changes of a post: date, author, and what happened to them. */
export function ChangesList({ rows, chosen, onChoose }: ChangesListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="adm-versions-heading">
        Pending changes saved
      </h3>
      <ul className="adm-versions">
        {rows.map(({ number, outcome, savedAt, savedBy }) => {
          const { text, tone } = outcome ? outcomes[outcome] : { text: 'Pending', tone: 'info' };
          return (
            <li key={number}>
              <button
                type="button"
                aria-current={number === chosen}
                onClick={() => onChoose(number)}
              >
                <span className="adm-version-name">
                  Changes {number}
                  <Tag className={`adm-tag adm-tag-${tone}`}>{text}</Tag>
                </span>
                <span className="adm-version-fact">
                  <Moment at={savedAt} inFull />
                  <span>{savedBy}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
