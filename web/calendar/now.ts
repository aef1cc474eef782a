/** The time at which something is drawn; what is drawn as of now is so until it is drawn again. */
export const now = (): Date => new Date();
