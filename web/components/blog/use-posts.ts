import { useState, useTransition } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { PostPageDocument, PostSearchDocument } from '../../generated/site.ts';
import type { BlogAddress } from './blog-address.ts';
import { pageVariables, searchVariables } from './load-posts.ts';

/** Attempts at loading something, started by the visitor: nothing is retried automatically. */
export interface Attempts {
  /**
   * Number of the attempt; a query under a new number is sent again unless its result is cached.
   */
  attempt: number;
  /** True while the latest is in progress. */
  trying: boolean;
  tryAgain: () => void;
}

/** Counts the attempts of one page; the content shown stays until the next one has an outcome. */
export function useAttempts(): Attempts {
  const [attempt, setAttempt] = useState(0);
  const [trying, startTrying] = useTransition();
  return { attempt, trying, tryAgain: () => startTrying(() => setAttempt(attempt + 1)) };
}

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
