import { labelsSamples } from '../../../schema/loopback.ts';
import type { LegalPage_DocumentFragment, PageMeta_PageFragment } from '../../generated/site.ts';
import { usePublicUrl } from '../../public-url.ts';
import { SiteLink } from '../frame/site-link.tsx';
import { longDate } from '../long-date.ts';
import { PageMeta } from '../metadata/page-meta.tsx';
import { InterfaceIcon } from '../interface-icon.tsx';
import { BackToTop } from './back-to-top.tsx';

const placeholderLink =
  /<a [^>]*href="(?:mailto:[^"@]*@|https?:\/\/)[^"/]*\.example\b[^>]*>[^<]*<\/a>/g;

/** Labels links to placeholder URLs in HTML as samples (product 17.6). */
function labelSamples(html: string): string {
  return html.replace(placeholderLink, '$& <small class="sample">Sample</small>');
}

interface LegalPageProps {
  page: PageMeta_PageFragment;
  document: LegalPage_DocumentFragment;
}

/** A legal text with its contents, date and ways back (product 2.18). */
export function LegalPage({ page, document }: LegalPageProps) {
  const { slug, title, lastUpdated, html, sections } = document;
  const shown = labelsSamples(usePublicUrl()) ? labelSamples(html) : html;
  return (
    <>
      <PageMeta {...page} path={`/${slug}`} />
      <div className="page-h">
        <div className="container">
          <SiteLink className="up back" href="/">
            <InterfaceIcon name="back" />
            Back to Home
          </SiteLink>
          <h1>{title}</h1>
          <p className="updated">
            Last updated <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
          </p>
        </div>
      </div>
      <div className="container cols legal">
        <nav className="side" aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ul>
            {sections.map((section) => (
              <li key={section.anchor}>
                <a href={`#${section.anchor}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <div className="prose" dangerouslySetInnerHTML={{ __html: shown }} />
          <BackToTop />
        </div>
      </div>
    </>
  );
}
