// The locks that several services take; see `Database.write`.

/** Ensures that the list of people does not change between a check and the write that needs it. */
export const peopleLock = { lock: 'people' } as const;

/**
 * Held by every operation that reads stored requests, their notifications or their steps in order
 * to change them: the data stays valid until the change is stored, and nothing is added to data
 * that is being erased. Storing a new request does not need it.
 */
export const requestsLock = { lock: 'requests' } as const;

/**
 * Acquired by everything that changes posts, their slugs, versions or schedule, so that data read
 * from them stays valid until the write.
 */
export const postsLock = { lock: 'posts' } as const;

/**
 * Held by every change of a review: the reviewed text cannot change meanwhile, and nothing is added
 * about a person who is being erased.
 */
export const reviewsLock = { lock: [postsLock.lock, requestsLock.lock] } as const;

/** Held by every change of the image library: the file name of an image depends on its row. */
export const imagesLock = { lock: 'images' } as const;
