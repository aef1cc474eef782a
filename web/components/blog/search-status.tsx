import type { BlogAddress } from './blog-address.ts';
import { ResultText } from './result-text.tsx';
import { usePostSearch } from './use-posts.ts';

interface SearchStatusProps extends Pick<BlogAddress, 'query' | 'shown'> {
  attempt: number;
}

/** Says how many articles a search found; nothing when it failed. */
export function SearchStatus({ query, shown, attempt }: SearchStatusProps) {
  const { data } = usePostSearch({ query, shown }, attempt);
  return data === undefined ? null : <ResultText query={query} count={data.searchPostCount} />;
}
