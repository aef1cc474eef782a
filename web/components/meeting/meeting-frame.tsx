import { useEffect, useRef, type ReactNode } from 'react';
import { useUncachedPage } from '../../page-response.ts';
import { useSiteFrameSuspenseQuery } from '../../generated/site.ts';
import { PageMeta } from '../metadata/page-meta.tsx';
import { SalesAddressLink } from '../requests/sales-address.tsx';

interface MeetingFrameProps {
  heading: string;
  /** A sentence or two under the heading. */
  lead: ReactNode;
  children?: ReactNode;
}

/** The page of a meeting's link: private, and in no search engine. */
export function MeetingFrame({ heading, lead, children }: MeetingFrameProps) {
  useUncachedPage();
  const { brand } = useSiteFrameSuspenseQuery().data.site;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(heading);
  // The heading announces the result, so the focus moves to it.
  useEffect(() => {
    if (shown.current === heading) return;
    shown.current = heading;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [heading]);
  return (
    <>
      <PageMeta
        title={`${heading} | ${brand.name}`}
        description={`A meeting with ${brand.name}.`}
        robots="noindex"
      />
      <div className="page-h mt-h">
        <div className="container">
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <div className="container mt">{children}</div>
    </>
  );
}

/** The e-mail link for all cases: the end of a sentence that begins with its purpose. */
export function WriteToUs() {
  return (
    <>
      reply to our e-mail, or write to <SalesAddressLink />
    </>
  );
}
