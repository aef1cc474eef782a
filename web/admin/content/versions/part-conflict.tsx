import type { OpenedPartFragment } from '../../../generated/admin.ts';
import { ConflictDialog } from '../../keeping/conflict-dialog.tsx';
import { momentInFull } from '../../shell/moment-text.ts';
import type { ContentField } from '../fields/content-field.ts';
import { isLong } from './content-difference.tsx';
import { differingPlaces } from './differing-places.ts';

interface PartConflictProps {
  field: ContentField;
  mine: unknown;
  theirs: OpenedPartFragment;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onGoOn: () => void;
}

/** Somebody published the part meanwhile: both values, field by field. */
export function PartConflict({ field, mine, theirs, ...dialog }: PartConflictProps) {
  const fields = differingPlaces(field, theirs.value, mine).map(({ label, before, after }) => ({
    label,
    mine: after,
    theirs: before,
    changedByMe: true,
    long: isLong(before) || isLong(after),
  }));
  const { updatedAt, updatedBy, title } = theirs;
  return (
    <ConflictDialog title={`${title} was published in the meantime`} fields={fields} {...dialog}>
      <p>
        {updatedBy ?? 'Somebody'} published it
        {updatedAt === null ? '' : ` on ${momentInFull(new Date(updatedAt))}`}, after you had opened
        it. Your text is still here, and not published yet. Keeping yours leaves theirs among the
        versions; taking theirs keeps yours as a draft.
      </p>
    </ConflictDialog>
  );
}
