import { type RefObject, Suspense, useEffect, useMemo, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  NavigationType,
  type ShouldRevalidateFunctionArgs,
  useNavigationType,
  useSearchParams,
} from 'react-router';
import type { PageClient } from '../apollo/client.ts';
import { type BlogAddress, blogPath, readBlogAddress } from '../components/blog/blog-address.ts';
import { loadPosts } from '../components/blog/load-posts.ts';
import { PostPage } from '../components/blog/post-page.tsx';
import { SearchField } from '../components/blog/search-field.tsx';
import { SearchResults } from '../components/blog/search-results.tsx';
import { SearchStatus } from '../components/blog/search-status.tsx';
import { displayTag, TagFilter } from '../components/blog/tag-filter.tsx';
import { useAttempts } from '../components/blog/use-posts.ts';
import { SiteLink } from '../components/frame/site-link.tsx';
import { OpenRequestButton } from '../components/requests/open-request-button.tsx';
import {
  type PageMeta_PageFragment,
  ReflectionsPageDocument,
  useReflectionsPageSuspenseQuery,
} from '../generated/site.ts';
import { moveFocusTo } from '../components/frame/scroll-target.ts';
import { FeedLinks, PageMeta } from '../components/metadata/page-meta.tsx';

/** Warms the cache with the articles that the query string selects. */
export function load(client: PageClient, { request }: LoaderFunctionArgs): Promise<unknown> {
  const address = readBlogAddress(new URL(request.url).searchParams);
  return Promise.all([
    client.query({ query: ReflectionsPageDocument }),
    loadPosts(client, address),
  ]);
}

/**
 * Within the list, the components load their articles from the query string, so that the search box
 * stays mounted.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

function headingOf({ query, tag, after }: BlogAddress): string {
  if (query !== '') return 'Search results';
  const articles = tag === undefined ? 'Articles' : `Articles on ${tag}`;
  return after === undefined ? articles : `${articles}, older`;
}

/** The next steps for a reader: a demo, or the services (product 4.1). */
function BlogCallToAction() {
  return (
    <div className="cta dark">
      <h2>See it on your own question</h2>
      <p>Bring a protocol or a dossier. We will show you what the systems make of it.</p>
      <div className="cta-row">
        <OpenRequestButton form="demo" className="btn btn-p">
          Get started today
        </OpenRequestButton>
        <SiteLink href="/#services-section" className="btn btn-oinv">
          Explore our platform
        </SiteLink>
      </div>
    </div>
  );
}

/** Blog list (product 4.1). */
export function Component() {
  const [parameters] = useSearchParams();
  const address = useMemo(() => readBlogAddress(parameters), [parameters]);
  const { query, tag, after } = address;
  const searching = query !== '';
  const { site, tags } = useReflectionsPageSuspenseQuery().data;
  const named = { ...address, tag: displayTag(tags, tag) };
  const heading = useStartOfList(after);
  const attempts = useAttempts();
  return (
    <>
      <BlogMeta page={site.pages.reflections} address={named} />
      <div className="bl-h">
        <div className="container">
          <h1 id="blog-title">Reflections &amp; Insights</h1>
          <p className="lead">
            Notes on evidence synthesis, HTA and market access from the people building the systems.
          </p>
          <SearchField query={query} />
          <p className="found" role="status">
            <Suspense>
              {searching ? <SearchStatus {...address} attempt={attempts.attempt} /> : null}
            </Suspense>
          </p>
          <TagFilter tags={tags} current={tag} searching={searching} />
        </div>
      </div>
      <div className="container bl">
        <section aria-labelledby="articles">
          <h2 id="articles" className={tag === undefined ? 'sr' : undefined} ref={heading}>
            {headingOf(named)}
          </h2>
          <Suspense>
            {searching ? (
              <SearchResults {...address} attempts={attempts} />
            ) : (
              <PostPage tag={tag} after={after} attempts={attempts} />
            )}
          </Suspense>
        </section>
        <BlogCallToAction />
      </div>
    </>
  );
}

/**
 * Scrolls to the start of the list when a link has changed its page; Back leaves scrolling to the
 * browser. Returns the ref for the heading of the list.
 */
function useStartOfList(after: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(after);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (shown.current === after) return;
    shown.current = after;
    if (navigationType !== NavigationType.Push) return;
    heading.current?.scrollIntoView();
    moveFocusTo(heading.current);
  }, [after, navigationType]);
  return heading;
}

interface BlogMetaProps {
  page: PageMeta_PageFragment;
  address: BlogAddress;
}

/**
 * The metadata of the blog list. Tags and older pages are pages of their own; searches are not
 * indexed.
 */
function BlogMeta({ page, address }: BlogMetaProps) {
  const { query, tag, after } = address;
  if (query !== '') {
    return (
      <PageMeta
        {...page}
        title={`“${query}” – ${page.title}`}
        path={blogPath({})}
        robots="noindex"
        pageType="CollectionPage"
      />
    );
  }
  const about = [tag, after === undefined ? undefined : 'Older articles'].filter(
    (part) => part !== undefined,
  );
  return (
    <>
      <PageMeta
        title={[...about, page.title].join(' – ')}
        description={
          tag === undefined ? page.description : `Articles on ${tag}. ${page.description}`
        }
        keywords={tag === undefined ? page.keywords : [tag, ...page.keywords]}
        path={blogPath({ tag, after })}
        pageType="CollectionPage"
      />
      <FeedLinks />
    </>
  );
}
