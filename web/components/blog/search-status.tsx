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
 * Says how many articles a search found, and counts it (product 13.3); nothing when it failed. More
 * results of a search are none of their own.
 */
export function SearchStatus({ query, shown, attempt }: SearchStatusProps) {
  const results = usePostSearch({ query, shown }, attempt).data?.searchPostCount;
  usePageSearch(results === undefined || !isFirstStep(shown) ? undefined : { query, results });
  useEffect(() => {
    if (results !== undefined) countSearch({ query: query.toLowerCase(), results });
  }, [query, results]);
  return results === undefined ? null : <ResultText query={query} count={results} />;
}
