import { PageLink } from '../page-link.tsx';
import { blogPath, nextStep, type BlogAddress } from './blog-address.ts';
import { LoadFailure } from '../load-failure.tsx';
import { PostList } from './post-card.tsx';
import { type Attempts, usePostSearch } from './use-posts.ts';

interface SearchResultsProps extends Pick<BlogAddress, 'query' | 'shown'> {
  attempts: Attempts;
}

/** The articles that a search found, best first. */
export function SearchResults({ query, shown, attempts }: SearchResultsProps) {
  const { data } = usePostSearch({ query, shown }, attempts.attempt);
  if (data === undefined) {
    return <LoadFailure what="The results" {...attempts} />;
  }
  const { searchPosts, searchPostCount } = data;
  if (searchPosts.length === 0) {
    return (
      <p className="no-posts">
        You can also{' '}
        <PageLink className="tlink" to={blogPath({})}>
          see all articles
        </PageLink>
        .
      </p>
    );
  }
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
            {more === undefined ? ' Add another word to narrow the search.' : null}
          </p>
          {more === undefined ? null : (
            <PageLink className="btn btn-s" replace to={blogPath({ query, shown: more })}>
              Show more results
            </PageLink>
          )}
        </nav>
      )}
    </>
  );
}
