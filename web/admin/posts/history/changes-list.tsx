import { useId } from 'react';
import type { ChangesOutcome, SavedPostChangesQuery } from '../../../generated/admin.ts';
import { VersionList, type ListedVersion } from '../../drafts/version-history.tsx';

/** Pending changes of a post, current or past, as the list shows them. */
export type ChangesRow = SavedPostChangesQuery['keptPostChanges'][number];

interface ChangesListProps {
  rows: readonly ChangesRow[];
  chosen: number | undefined;
  onChoose: (number: number) => void;
}

const outcomes: Record<ChangesOutcome, ListedVersion['badge']> = {
  PUBLISHED: { text: 'Published', tone: 'ok' },
  DISCARDED: { text: 'Discarded', tone: 'warn' },
  REPLACED: { text: 'Replaced', tone: 'info' },
};

function listedChanges({ number, outcome, savedAt: at, savedBy: by }: ChangesRow): ListedVersion {
  const badge = outcome ? outcomes[outcome] : ({ text: 'Pending', tone: 'info' } as const);
  return { version: number, name: `Changes ${number}`, badge, at, by, facts: [] };
}

/** The pending changes of a post: date, author, and what happened to them. */
export function ChangesList({ rows, chosen, onChoose }: ChangesListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="adm-versions-heading">
        Pending changes saved
      </h3>
      <VersionList versions={rows.map(listedChanges)} chosen={chosen} onChoose={onChoose} />
    </section>
  );
}
