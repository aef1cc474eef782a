import type { PageClient } from '../../apollo/client.ts';
import { NotFoundPageDocument, useNotFoundPageSuspenseQuery } from '../../generated/site.ts';
import { usePageStatus } from '../../page-response.ts';
import { SiteLink } from '../frame/site-link.tsx';
import { PageMeta } from '../metadata/page-meta.tsx';

const centre = { x: 1180, y: 260 };
const rings = Array.from({ length: 15 }, (_, index) => ({
  rx: 62 + index * 66,
  ry: 15 + index * 16,
  opacity: (0.95 - index * 0.058).toFixed(2),
}));

/** Rings on the water where the loon has dived, and one red dot (design 3, 404). */
function DivingRings() {
  return (
    <svg viewBox="0 0 1800 700" fill="none" aria-hidden="true">
      <defs>
        <clipPath id="diving-water">
          <rect y="200" width="1800" height="600" />
        </clipPath>
      </defs>
      <g clipPath="url(#diving-water)" stroke="var(--lake-500)" strokeWidth="1.3">
        {rings.map(({ rx, ry, opacity }) => (
          <ellipse key={rx} cx={centre.x} cy={centre.y} rx={rx} ry={ry} opacity={opacity} />
        ))}
      </g>
      <circle cx={centre.x} cy={centre.y} r="10" fill="var(--eye)" />
    </svg>
  );
}

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
