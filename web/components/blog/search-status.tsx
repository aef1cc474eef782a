import { usePostSearchSuspenseQuery } from '../../generated/site.ts';
import type { BlogAddress } from './blog-address.ts';
import { searchVariables } from './load-posts.ts';
import { ResultText } from './result-text.tsx';

interface SearchStatusProps extends Pick<BlogAddress, 'query' | 'shown'> {
  attempt: number;
}

/** Says how many articles a search found; nothing when it failed. */
export function SearchStatus({ query, shown, attempt }: SearchStatusProps) {
  const { data } = usePostSearchSuspenseQuery({
    variables: searchVariables({ query, shown }),
    errorPolicy: 'all',
    queryKey: attempt,
  });
  return data === undefined ? null : <ResultText query={query} count={data.searchPostCount} />;
}
