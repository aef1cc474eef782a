import { trustPaths, type TrustPart } from '../../../schema/content/trust-pages.ts';
import type { TrustPage_PageFragment } from '../../generated/trust.ts';
import { BackToTop } from '../legal/back-to-top.tsx';
import { LinkedText } from '../linked-text.tsx';
import { longDate } from '../long-date.ts';
import { PageMeta } from '../metadata/page-meta.tsx';
import { SalesAddressLink } from '../requests/sales-address.tsx';
import { SampleLabel } from '../sample-label.tsx';
import { TrustHeading } from './trust-heading.tsx';
import './trust.css';

interface TrustViewProps {
  part: TrustPart;
  page: TrustPage_PageFragment;
}

type Section = TrustPage_PageFragment['sections'][number];

/** The statements of a section, or the text that is shown while nothing is confirmed. */
function Statements({ whileSample, statements }: Section) {
  if (whileSample !== '' && statements.every(({ sample }) => sample)) {
    return (
      <p>
        {whileSample} <SalesAddressLink />
      </p>
    );
  }
  return statements.map((statement) => (
    <div key={statement.id}>
      <h3>
        {statement.title}
        <SampleLabel sample={statement.sample} />
      </h3>
      <p>
        <LinkedText runs={statement.text} />
      </p>
    </div>
  ));
}

/** One of the trust pages, with its table of contents and date (product 17.3). */
export function TrustView({ part, page }: TrustViewProps) {
  const { title, lead, lastUpdated, sections } = page;
  return (
    <>
      <PageMeta {...page.page} path={trustPaths[part]} />
      <TrustHeading title={title} lead={lead}>
        <p className="updated">
          Last updated <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
        </p>
      </TrustHeading>
      <div className="container cols legal">
        <nav className="side" aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <div className="prose trust-text">
            {sections.map((section) => (
              <section key={section.id} aria-labelledby={section.id}>
                <h2 id={section.id}>{section.title}</h2>
                <Statements {...section} />
              </section>
            ))}
          </div>
          <BackToTop />
        </div>
      </div>
    </>
  );
}
