import type { ReactNode } from 'react';
import { useSiteFrameSuspenseQuery } from '../../generated/site.ts';
import { usePageStatus, useUncachedPage } from '../../page-response.ts';
import { PageMeta } from '../metadata/page-meta.tsx';
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
          <h1>{heading}</h1>
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
    </ReviewFrame>
  );
}
