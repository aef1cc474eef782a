import { usePageStatus } from '../../page-response.ts';
import { LoadFailure } from '../load-failure.tsx';
import { PageLink } from '../page-link.tsx';
import { type BlogAddress, blogPath } from './blog-address.ts';
import { isRefused } from './load-posts.ts';
import { PostList } from './post-card.tsx';
import { type Attempts, usePostPage } from './use-posts.ts';
import { InterfaceIcon } from '../interface-icon.tsx';

/** Shown for an unknown tag, or for a page that the list does not have. */
function MissingPage({ text }: { text: string }) {
  usePageStatus(404);
  return (
    <p className="no-posts">
      {text}{' '}
      <PageLink className="tlink" to={blogPath({})}>
        See all articles
      </PageLink>
    </p>
  );
}

interface PostPageProps extends Pick<BlogAddress, 'tag' | 'after'> {
  attempts: Attempts;
}

/** A page of the articles, newest and so featured first (product 4.1). */
export function PostPage({ tag, after, attempts }: PostPageProps) {
  const { data, error } = usePostPage({ tag, after }, attempts.attempt);
  if (error !== undefined && isRefused(error)) {
    return <MissingPage text="This page of articles does not exist." />;
  }
  if (data === undefined) {
    return <LoadFailure what="The articles" {...attempts} />;
  }
  const { edges, pageInfo } = data.posts;
  if (edges.length === 0 && tag !== undefined) {
    return <MissingPage text={`No article is tagged “${tag}”.`} />;
  }
  if (edges.length === 0 && after === undefined) {
    return <p className="no-posts">The first articles will appear here.</p>;
  }
  return (
    <>
      <PostList posts={edges.map(({ node }) => ({ post: node }))} />
      <PostPager
        tag={tag}
        newest={after === undefined}
        older={pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined}
      />
    </>
  );
}

interface PostPagerProps {
  tag: string | undefined;
  /** Whether the first page is shown. */
  newest: boolean;
  /** The cursor of the next page of older articles, if any. */
  older: string | undefined;
}

/** The ways to older articles and back to the newest: plain links, stable when posts are added. */
function PostPager({ tag, newest, older }: PostPagerProps) {
  if (newest && older === undefined) return null;
  return (
    <nav className="pager" aria-label="Pages of articles">
      {newest ? null : (
        <PageLink className="btn btn-s" to={blogPath({ tag })}>
          <InterfaceIcon name="back" />
          Newest articles
        </PageLink>
      )}
      {older === undefined ? null : (
        <PageLink className="btn btn-s older" rel="next" to={blogPath({ tag, after: older })}>
          Older articles
          <InterfaceIcon name="forward" />
        </PageLink>
      )}
    </nav>
  );
}
