import { useSuspenseQuery } from '@apollo/client/react';
import { PostPageDocument, PostSearchDocument } from '../../generated/site.ts';
import type { BlogAddress } from './blog-address.ts';
import { pageVariables, searchVariables } from './load-posts.ts';

/** A page of the articles; when it could not be loaded there is an error instead of data. */
export function usePostPage(address: Pick<BlogAddress, 'tag' | 'after'>, attempt: number) {
  return useSuspenseQuery(PostPageDocument, {
    variables: pageVariables(address),
    errorPolicy: 'all',
    queryKey: attempt,
  });
}

/** The result of a search; after a failure an error instead of data. */
export function usePostSearch(address: Pick<BlogAddress, 'query' | 'shown'>, attempt: number) {
  return useSuspenseQuery(PostSearchDocument, {
    variables: searchVariables(address),
    errorPolicy: 'all',
    queryKey: attempt,
  });
}
