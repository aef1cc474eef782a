import { useRef, useState } from 'react';
import { capacityNames } from '../../../schema/review-rules.ts';
import type { Review_PageFragment } from '../../generated/review.ts';
import { longDate } from '../long-date.ts';
import { DecisionForm } from './decision-form.tsx';
import { EndedReview, ReviewFrame } from './review-frame.tsx';
import { NoteForm } from './note-form.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { ReviewOutcome } from './review-outcome.tsx';
import { useReview } from './use-review.ts';
import { useSelectedPassage } from './selected-passage.ts';

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
  const [noteRound, setNoteRound] = useState(0);
  if (review.ended) return <EndedReview />;
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
              <h2 id="rv-notes">Your notes</h2>
              <ReviewNotes notes={page.notes} />
              <NoteForm
                key={noteRound}
                selected={selected}
                review={review}
                onAdded={() => setNoteRound((round) => round + 1)}
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
