import type { PageClient } from '../../apollo/client.ts';
import { NotFoundPageDocument, useNotFoundPageSuspenseQuery } from '../../generated/site.ts';
import { usePageStatus } from '../../page-response.ts';
import { SiteLink } from '../frame/site-link.tsx';
import { PageMeta } from '../metadata/page-meta.tsx';
import { DivingRings } from './diving-rings.tsx';

/** Fetches the not-found page's content. */
export function loadNotFound(client: PageClient): Promise<unknown> {
  return client.query({ query: NotFoundPageDocument });
}

/**
 * The page of an unmatched path or unknown article, with status 404 and friendly ways out; the
 * hint to developers appears in development only (product 2.1).
 */
export function NotFoundPage() {
  usePageStatus(404);
  const { notFound, pages } = useNotFoundPageSuspenseQuery().data.site;
  return (
    <div className="nf">
      <PageMeta {...pages.notFound} robots="noindex" />
      <DivingRings />
      <div className="container">
        <h1>{notFound.heading}</h1>
        <p className="lead">{notFound.message}</p>
        <div className="cta-row">
          {notFound.links.map(({ label, href }, index) => (
            <SiteLink key={href} href={href} className={`btn ${index === 0 ? 'btn-p' : 'btn-s'}`}>
              {label}
            </SiteLink>
          ))}
        </div>
        {import.meta.env.DEV ? (
          <p className="hint">Did you forget to add the page to the router?</p>
        ) : null}
      </div>
    </div>
  );
}
