import { Button, Tag } from 'antd';
import { reviewToasts } from '../../../../schema/review-rules.ts';
import { toast } from '../../../components/toast/toast-store.ts';
import {
  useApplyReviewNoteMutation,
  useResolveReviewNoteMutation,
  type PostReviewFragment,
} from '../../../generated/admin.ts';
import { useAction } from '../../shell/show-failure.ts';

type Note = PostReviewFragment['notes'][number];

interface ReviewNoteProps {
  note: Note;
  version: number | undefined;
  unsaved: boolean;
  onApplied: () => Promise<void>;
}

const states: Record<Note['state'], string | undefined> = {
  OPEN: undefined,
  APPLIED: 'Applied',
  RESOLVED: 'Resolved',
  LOST: 'The passage has changed',
};

/** A note on a passage, with actions to apply its suggestion and to close it. */
export function ReviewNote({ note: it, version, unsaved, onApplied }: ReviewNoteProps) {
  const { id, passage, note, suggestion, state } = it;
  const { busy, carryOut } = useAction();
  const refetched = { refetchQueries: ['PostReviews'] };
  const [applyNote] = useApplyReviewNoteMutation({ refetchQueries: ['PostReviews', 'PostList'] });
  const [resolveNote] = useResolveReviewNoteMutation(refetched);
  const isOpen = state === 'OPEN' || state === 'LOST';
  const apply = () =>
    carryOut(async () => {
      if (version === undefined) return;
      await applyNote({ variables: { id, version } });
      toast({ ...reviewToasts.applied, variant: 'success' });
      // The note is applied even if the post cannot be reloaded.
      await onApplied().catch(() => undefined);
    });
  return (
    <li>
      <blockquote>{passage}</blockquote>
      <p>{note}</p>
      {suggestion === null ? null : (
        <p>
          Suggested: <ins>{suggestion}</ins>
        </p>
      )}
      {states[state] === undefined ? null : <Tag className="adm-tag">{states[state]}</Tag>}
      {isOpen ? (
        <div className="set-actions">
          {suggestion !== null && state === 'OPEN' && version !== undefined ? (
            <Button
              aria-disabled={busy || unsaved}
              onClick={() => (unsaved ? undefined : void apply())}
            >
              Apply
            </Button>
          ) : null}
          <Button
            aria-disabled={busy}
            onClick={() => void carryOut(() => resolveNote({ variables: { id } }))}
          >
            Resolve
          </Button>
          {suggestion !== null && unsaved ? (
            <span className="adm-note">Save your changes before you apply it.</span>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
