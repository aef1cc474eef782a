/** Tells the time. Handed down from where things are put together, so that tests can turn it. */
export type Clock = () => Date;

/** The clock of this machine. */
export const systemClock: Clock = () => new Date();
