import type { ReactNode } from 'react';
import { useSiteFrameSuspenseQuery } from '../../generated/site.ts';
import { usePageStatus, useUncachedPage } from '../../page-response.ts';
import { PageMeta } from '../metadata/page-meta.tsx';
import { ReviewField } from './review-field.tsx';
import { useTypedText } from './use-typed-text.ts';
import './review.css';

interface ReviewFrameProps {
  heading: string;
  /** A sentence or two under the heading. */
  lead: ReactNode;
  children: ReactNode;
}

/** The page of a review's link: private, and in no search engine. */
export function ReviewFrame({ heading, lead, children }: ReviewFrameProps) {
  useUncachedPage();
  const { brand } = useSiteFrameSuspenseQuery().data.site;
  return (
    <>
      <PageMeta
        title={`${heading} | ${brand.name}`}
        description={`A review for ${brand.name}.`}
        robots="noindex"
      />
      <div className="page-h rv-h">
        <div className="container">
          <h1 tabIndex={-1}>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <div className="container rv">{children}</div>
    </>
  );
}

/** Shown for a review that has ended, with status 410. */
export function EndedReview() {
  usePageStatus(410);
  return (
    <ReviewFrame
      heading="This review has ended"
      lead="It was withdrawn, the text was published, or the link is older than 30 days."
    >
      <p>Thank you. If you still have a comment, please reply to the e-mail with the link.</p>
      <UnsentTexts />
    </ReviewFrame>
  );
}

/** What the reviewer typed and could not send any more, to be copied into an e-mail. */
function UnsentTexts() {
  const [note] = useTypedText('note');
  const [suggestion] = useTypedText('suggestion');
  const [reason] = useTypedText('reason');
  const unsent = Object.entries({ Note: note, 'Suggested wording': suggestion, Reason: reason });
  if (unsent.every(([, text]) => !text)) return null;
  return (
    <section className="rv-form rv-unsent" aria-label="What you typed">
      <p>What you typed was not sent. You can copy it from here.</p>
      {unsent.map(([label, text]) =>
        text ? (
          <ReviewField
            key={label}
            label={label}
            rows={4}
            readOnly
            value={text}
            error={undefined}
            onChange={() => undefined}
          />
        ) : null,
      )}
    </section>
  );
}
