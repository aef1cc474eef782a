import { postsLock } from '../posts/editing/posts-lock.ts';
import { requestsLock } from '../mail/requests-lock.ts';

/**
 * Held by every change of a review: the reviewed text cannot change meanwhile, and nothing is added
 * about a person who is being erased.
 */
export const reviewsLock = { lock: [postsLock.lock, requestsLock.lock] } as const;
