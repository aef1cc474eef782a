import type { BlogAddress } from './blog-address.ts';
import { LoadFailure } from '../load-failure.tsx';
import { isRefused } from './load-posts.ts';
import { MissingPage } from './missing-page.tsx';
import { PostList } from './post-list.tsx';
import { PostPager } from './post-pager.tsx';
import type { Attempts } from './use-attempts.ts';
import { usePostPage } from './use-posts.ts';

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
