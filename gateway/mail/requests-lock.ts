/**
 * Held by every operation that reads stored requests, their notifications or their steps in order
 * to change them: the data stays valid until the change is stored, and nothing is added to data
 * that is being erased. Storing a new request does not need it.
 */
export const requestsLock = { lock: 'requests' } as const;
