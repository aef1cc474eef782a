import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { capacityNames } from '../../../schema/review-rules.ts';
import type { Review_PageFragment } from '../../generated/review.ts';
import { longDate } from '../long-date.ts';
import { DecisionForm } from './decision-form.tsx';
import { EndedReview, ReviewFrame } from './review-frame.tsx';
import { NoteForm } from './note-form.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { useReview } from './use-review.ts';
import { useSelectedPassage } from './selected-passage.ts';
import { InterfaceIcon } from '../interface-icon.tsx';

const states: Record<Review_PageFragment['notes'][number]['state'], string | undefined> = {
  OPEN: undefined,
  APPLIED: 'Applied to the text',
  RESOLVED: 'Resolved',
  LOST: 'The passage has changed',
};

/** The reviewer's notes with their outcome. */
function ReviewNotes({ notes }: Pick<Review_PageFragment, 'notes'>) {
  if (notes.length === 0) return <p>None yet.</p>;
  return (
    <ol className="rv-notes">
      {notes.map(({ id, passage, note, suggestion, state }) => (
        <li key={id}>
          <blockquote>{passage}</blockquote>
          <p>{note}</p>
          {suggestion === null ? null : (
            <p>
              Suggested: <ins>{suggestion}</ins>
            </p>
          )}
          {states[state] === undefined ? null : <p className="rv-state">{states[state]}</p>}
        </li>
      ))}
    </ol>
  );
}

const outcomes: Partial<Record<Review_PageFragment['state'], string>> = {
  APPROVED:
    'You approved this text. Thank you. You can change your decision until it is published.',
  CHANGES_ASKED: 'You asked for changes. You can decide again once the text has changed.',
  OUTDATED: 'The text has changed since you approved it. Please read it again and decide.',
};

/** The decision so far. */
function ReviewOutcome({ page: { state, reason } }: { page: Review_PageFragment }) {
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

interface ReviewPageProps {
  token: string;
  page: Review_PageFragment;
}

/** The article's own title is not that of this page. */
function withoutMainHeading(html: string): string {
  return html.replace(/^<h1>([\s\S]*?)<\/h1>/, '<h2 class="rv-title">$1</h2>');
}

/**
 * What a reviewer reads before a publication, with notes on passages and a decision
 * (product 26.2).
 */
export function ReviewPage({ token, page }: ReviewPageProps) {
  const { title, html, capacity, dueOn, message } = page;
  const review = useReview(token, page);
  const article = useRef<HTMLElement>(null);
  const selected = useSelectedPassage(article);
  const notes = useRef<HTMLHeadingElement>(null);
  const [noteRound, setNoteRound] = useState(0);
  const { ended } = review;
  useEffect(() => {
    if (ended) document.querySelector('h1')?.focus();
  }, [ended]);
  if (ended) return <EndedReview />;
  const name = capacityNames[capacity];
  return (
    <ReviewFrame
      heading={`${name} review`}
      lead={
        <>
          “{title}”{dueOn === null ? '' : `, due by ${longDate(dueOn)}`}. Select a passage to add a
          note; then approve the text or ask for changes.
        </>
      }
    >
      {message ? <blockquote className="rv-message">{message}</blockquote> : null}
      <ReviewOutcome page={page} />
      <div className="rv-parts">
        <article
          className="prose rv-text"
          ref={article}
          aria-label="The text"
          dangerouslySetInnerHTML={{ __html: withoutMainHeading(html) }}
        />
        <div className="rv-aside">
          <ReviewFacts page={page} />
          <div className="rv-act">
            <section aria-labelledby="rv-notes">
              <h2 id="rv-notes" ref={notes} tabIndex={-1}>
                Your notes
              </h2>
              <ReviewNotes notes={page.notes} />
              <NoteForm
                key={noteRound}
                selected={selected}
                review={review}
                onAdded={() => {
                  flushSync(() => setNoteRound((round) => round + 1));
                  notes.current?.focus();
                }}
              />
            </section>
            <DecisionForm review={review} textHash={page.textHash} />
          </div>
          <noscript>
            <p className="no-script">
              Notes and decisions need JavaScript. You can also reply to the e-mail with the link.
            </p>
          </noscript>
        </div>
      </div>
    </ReviewFrame>
  );
}
