/** The time of rendering; what is rendered with it stays until the next rendering. */
export const now = (): Date => new Date();
