/** Returns the current time. Passed down by the composition, so that tests can change it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
