import { usePageStatus } from '../../page-response.ts';
import { LoadFailure } from '../load-failure.tsx';
import { PageLink } from '../page-link.tsx';
import { type BlogAddress, blogPath } from './blog-address.ts';
import { isRefused } from './load-posts.ts';
import { PostList } from './post-card.tsx';
import { PostPager } from './post-pager.tsx';
import { type Attempts, usePostPage } from './use-posts.ts';

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
