/**
 * Acquired by everything that changes posts, their slugs, versions or schedule, so that data read
 * from them stays valid until the write.
 */
export const postsLock = { lock: 'posts' } as const;
