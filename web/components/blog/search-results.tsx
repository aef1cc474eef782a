import { useTransition } from 'react';
import { Link } from 'react-router';
import { usePostSearchSuspenseQuery } from '../../generated/site.ts';
import { blogPath, nextStep, type BlogAddress } from './blog-address.ts';
import { LoadFailure } from '../load-failure.tsx';
import { searchVariables } from './load-posts.ts';
import { PostList } from './post-list.tsx';

/** The articles that a search found, best first. */
export function SearchResults({ query, shown }: Pick<BlogAddress, 'query' | 'shown'>) {
  const [trying, startTrying] = useTransition();
  const { data, refetch } = usePostSearchSuspenseQuery({
    variables: searchVariables({ query, shown }),
    errorPolicy: 'all',
  });
  if (data === undefined) {
    const retry = () => startTrying(() => void refetch());
    return <LoadFailure what="The results" trying={trying} onRetry={retry} />;
  }
  const { searchPosts, searchPostCount } = data;
  if (searchPosts.length === 0) return null;
  const more = searchPostCount > searchPosts.length ? nextStep(shown) : undefined;
  return (
    <>
      <PostList
        posts={searchPosts.map(({ post, matchedFields, snippets }) => ({
          post,
          matches: { query, matchedFields, snippets },
        }))}
      />
      {searchPostCount === searchPosts.length ? null : (
        <nav className="pager" aria-label="More results">
          <p>
            The best {searchPosts.length} of {searchPostCount} are shown.
            {more === undefined ? ' Another word narrows the search.' : null}
          </p>
          {more === undefined ? null : (
            <Link className="btn btn-s" replace to={blogPath({ query, shown: more })}>
              Show more results
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
