import { openPost, type OpenedPost } from '../form/opened-post.ts';
import { valuesOf, type EditedPost } from '../form/post-values.ts';
import type { PostConflict } from '../form/use-post-saving.ts';
import { useDiscardChanges } from '../pending/use-discard-changes.ts';
import { ConflictDialog } from '../../drafts/conflict-dialog.tsx';
import { momentInFull } from '../../shell/moment-text.ts';
import { differingFields } from './differing-fields.ts';

interface FormConflictProps {
  conflict: PostConflict;
  opened: OpenedPost;
  saving: boolean;
  onKeepMine: () => void;
  onUseTheirs: (theirs: EditedPost) => void;
  onResume: () => void;
}

/**
 * The conflict between the form and the stored post: either with pending changes of another
 * administrator, or with the post itself, which may also have pending changes of mine.
 */
export function FormConflict(props: FormConflictProps) {
  const { conflict, opened, saving, onKeepMine, onUseTheirs, onResume } = props;
  const { mine, theirs } = conflict;
  const { discarding, discard } = useDiscardChanges(theirs.id);
  const pending = theirs.waitingChanges;
  const othersPending = pending !== null && pending.number !== opened.pending?.number;
  const stored = othersPending ? openPost(theirs, undefined).base : valuesOf(theirs);

  const takeTheirs = async (): Promise<void> => {
    if (othersPending || pending === null) {
      onUseTheirs(theirs);
      return;
    }
    const remaining = await discard(pending.number);
    if (remaining) onUseTheirs(remaining);
  };
  return (
    <ConflictDialog
      title="This post was saved in the meantime"
      fields={differingFields(opened.base, mine, stored, opened.live)}
      saving={saving || discarding}
      onKeepMine={onKeepMine}
      onUseTheirs={() => void takeTheirs()}
      onResume={onResume}
    >
      <p>
        Another tab or another administrator saved it on{' '}
        {momentInFull(new Date(othersPending ? pending.savedAt : theirs.updatedAt))}, after you
        opened it. Your text is still here, but not saved yet. If you keep yours, theirs stays in
        the history. If you take theirs, yours is stored{' '}
        {opened.pending === undefined
          ? 'as a draft'
          : 'in the history, and your pending changes are discarded'}
        .
      </p>
    </ConflictDialog>
  );
}
