import { useMemo, useState } from 'react';
import type { OpenedPartFragment } from '../../../generated/admin.ts';
import { ConflictDialog } from '../../drafts/conflict-dialog.tsx';
import { momentInFull } from '../../shell/moment-text.ts';
import type { ContentField } from '../fields/content-field.ts';
import { isLong } from './content-difference.tsx';
import { decisionsOf, mergeParts, type TakesTheirs } from './merge-parts.ts';

/** The version that another administrator has published in the meantime, and the base of mine. */
export interface ConflictingVersions {
  theirs: OpenedPartFragment;
  base: unknown;
}

interface PartConflictProps {
  field: ContentField;
  mine: unknown;
  conflict: ConflictingVersions;
  saving: boolean;
  /** Called with the merged value; `leavesMine` is true if it contains any of their fields. */
  onMerge: (value: unknown, leavesMine: boolean) => void;
  onUseTheirs: () => void;
  onResume: () => void;
}

/**
 * A conflict with a version that was published in the meantime: shows both values, with a choice
 * for each field (product 12.11).
 */
export function PartConflict(props: PartConflictProps) {
  const { field, mine, conflict, onMerge, ...dialog } = props;
  const { theirs, base } = conflict;
  const sides = useMemo(() => ({ mine, theirs: theirs.value, base }), [mine, theirs, base]);
  const decisions = useMemo(() => decisionsOf(field, sides), [field, sides]);
  /**
   * Choices made explicitly; otherwise fields that I changed are mine, and all others are theirs.
   */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const takesTheirs: TakesTheirs = ({ key, byMe }) => chosen.get(key) ?? !byMe;
  const fields = decisions.map((decision) => ({
    ...{ label: decision.label, mine: decision.mine, theirs: decision.theirs },
    changedByMe: decision.byMe,
    long: isLong(decision.mine) || isLong(decision.theirs),
    choice: {
      theirs: takesTheirs(decision),
      onChoose: (taken: boolean) => setChosen(new Map([...chosen, [decision.key, taken]])),
    },
  }));
  const { updatedAt, updatedBy, title } = theirs;
  return (
    <ConflictDialog
      {...dialog}
      title={`${title} was published in the meantime`}
      fields={fields}
      keepLabel={decisions.some(takesTheirs) ? 'Publish selected' : 'Keep mine'}
      onKeepMine={() =>
        onMerge(
          mergeParts(field, sides, takesTheirs),
          decisions.some((each) => each.byMe && takesTheirs(each)),
        )
      }
    >
      <p>
        {updatedBy ?? 'Someone'} published it
        {updatedAt === null ? '' : ` on ${momentInFull(new Date(updatedAt))}`}, after you opened it.
        Your text is still here, but not published yet. Choose what to publish field by field: their
        changes stay in the version history, and those of yours that you do not publish stay a
        draft. “Take theirs” saves all of your changes as a draft.
      </p>
    </ConflictDialog>
  );
}
