import { useEffect } from 'react';
import { countSearch } from '../../counting/searches.ts';
import { usePageSearch } from '../../page-response.ts';
import { isFirstStep, type BlogAddress } from './blog-address.ts';
import { usePostSearch } from './use-posts.ts';

interface ResultTextProps {
  query: string;
  /** How many articles were found. */
  count: number;
}

/**
 * The result of a search, worded as in product 4.3, 4.4. Each is an element of its own: a browser's
 * translation replaces the texts, which React could not remove or change any more.
 */
export function ResultText({ query, count }: ResultTextProps) {
  const quoted = <b>{query}</b>;
  const key = `${query} ${count}`;
  return count === 0 ? (
    <span key={key}>No articles found matching "{quoted}". Try different keywords.</span>
  ) : (
    <span key={key}>
      Found <b>{count}</b> {count === 1 ? 'article' : 'articles'} matching "{quoted}"
    </span>
  );
}

interface SearchStatusProps extends Pick<BlogAddress, 'query' | 'shown'> {
  attempt: number;
}

/**
 * Announces the number of search results, and counts the search (product 13.3); renders nothing
 * when it failed. Showing more results is not another search.
 */
export function SearchStatus({ query, shown, attempt }: SearchStatusProps) {
  const results = usePostSearch({ query, shown }, attempt).data?.searchPostCount;
  usePageSearch(results === undefined || !isFirstStep(shown) ? undefined : { query, results });
  useEffect(() => {
    if (results !== undefined) countSearch({ query: query.toLowerCase(), results });
  }, [query, results]);
  return results === undefined ? null : <ResultText query={query} count={results} />;
}
