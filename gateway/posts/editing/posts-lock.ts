/**
 * Held by whatever changes posts, their slugs, versions or schedule: what was read of them holds
 * until it is acted upon.
 */
export const postsLock = { lock: 'posts' } as const;
