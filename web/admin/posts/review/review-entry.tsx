import { Tag } from 'antd';
import { capacityNames, reviewToasts } from '../../../../schema/review-rules.ts';
import { longDate } from '../../../components/long-date.ts';
import { useWithdrawReviewMutation, type PostReviewFragment } from '../../../generated/admin.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { Moment } from '../../shell/moment.tsx';
import { useAction } from '../../shell/show-failure.ts';
import { ReviewNote } from './review-note.tsx';

interface ReviewEntryProps {
  review: PostReviewFragment;
  /** The version that the form is based on. */
  version: number | undefined;
  unsaved: boolean;
  /** Called after a note was applied to the stored text. */
  onApplied: () => Promise<void>;
}

const states: Record<PostReviewFragment['state'], { text: string; tone: string }> = {
  ASKED: { text: 'Awaiting a decision', tone: 'info' },
  APPROVED: { text: 'Approved', tone: 'ok' },
  CHANGES_ASKED: { text: 'Changes asked for', tone: 'warn' },
  OUTDATED: { text: 'Outdated', tone: 'warn' },
  WITHDRAWN: { text: 'Withdrawn', tone: 'quiet' },
  EXPIRED: { text: 'Expired', tone: 'quiet' },
};

/** One review: who, in which capacity, its state, and the notes. */
export function ReviewEntry({ review, version, unsaved, onApplied }: ReviewEntryProps) {
  const { id, name, email, capacity, state, sentAt, sentBy, dueOn, decidedAt, reason } = review;
  const { changedSince, notes } = review;
  const { busy, carryOut } = useAction();
  const [withdrawReview] = useWithdrawReviewMutation();
  const who = name ?? 'Erased reviewer';
  const withdraw = () =>
    carryOut(() => withdrawReview({ variables: { id } }), reviewToasts.withdrawn);
  return (
    <li>
      <div className="set-actions">
        <b>{who}</b>
        <span>{capacityNames[capacity]}</span>
        <Tag className={`adm-tag adm-tag-${states[state].tone}`}>{states[state].text}</Tag>
      </div>
      <p className="adm-note">
        {email === null ? '' : `${email}. `}Asked <Moment at={sentAt} /> by {sentBy}
        {dueOn === null ? '' : `, due by ${longDate(dueOn)}`}.
        {decidedAt === null ? null : (
          <>
            {' '}
            Decided <Moment at={decidedAt} inFull />.
          </>
        )}
      </p>
      {reason === null ? null : <p>{reason}</p>}
      {state === 'OUTDATED' ? (
        <p className="adm-note">Changed since the approval: {changedSince.join(', ')}.</p>
      ) : null}
      {notes.length > 0 ? (
        <ul className="adm-review-notes" aria-label={`Notes of ${who}`}>
          {notes.map((note) => (
            <ReviewNote
              key={note.id}
              note={note}
              version={version}
              unsaved={unsaved}
              onApplied={onApplied}
            />
          ))}
        </ul>
      ) : null}
      <ConfirmButton
        button={
          state === 'WITHDRAWN' || state === 'EXPIRED'
            ? undefined
            : { 'aria-label': `Withdraw the review of ${who}` }
        }
        title="Withdraw this review?"
        action="Withdraw"
        busy={busy}
        onConfirm={withdraw}
      >
        <p>The link of {who} no longer works, and a decision no longer counts.</p>
      </ConfirmButton>
    </li>
  );
}
