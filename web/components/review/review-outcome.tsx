import type { Review_PageFragment } from '../../generated/review.ts';
import { InterfaceIcon } from '../interface-icon.tsx';

const outcomes: Partial<Record<Review_PageFragment['state'], string>> = {
  APPROVED:
    'You approved this text. Thank you. You can change your decision until it is published.',
  CHANGES_ASKED: 'You asked for changes. You can decide again once the text has changed.',
  OUTDATED: 'The text has changed since you approved it. Please read it again and decide.',
};

/** The decision so far. */
export function ReviewOutcome({ page: { state, reason } }: { page: Review_PageFragment }) {
  const outcome = outcomes[state];
  return (
    <div role="status">
      {outcome === undefined ? null : (
        <div className={state === 'APPROVED' ? 'rv-said' : 'rv-said bad'}>
          <InterfaceIcon name={state === 'APPROVED' ? 'check' : 'warning'} />
          <div>
            <p>{outcome}</p>
            {reason === null ? null : <p>Your reason: {reason}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
