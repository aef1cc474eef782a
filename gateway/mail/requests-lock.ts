/**
 * Held by whatever reads stored requests, their notifications or their steps in order to change
 * them: what was read holds until it is acted upon, and nothing is added to what is being erased.
 * Taking a new request in needs none of it.
 */
export const requestsLock = { lock: 'requests' } as const;
