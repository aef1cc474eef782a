import { useEffect } from 'react';
import { countSearch } from '../../counting/searches.ts';
import { usePageSearch } from '../../page-response.ts';
import { isFirstStep, type BlogAddress } from './blog-address.ts';
import { ResultText } from './result-text.tsx';
import { usePostSearch } from './use-posts.ts';

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
