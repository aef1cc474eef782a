/** Ensures that the list of people does not change between a check and the write that needs it. */
export const peopleLock = { lock: 'people' } as const;
