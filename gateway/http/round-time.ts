import type { Arrivals } from './arrivals.ts';

/** The number of consecutive rounds in which new connections may defer queued work. */
const deferralsMax = 8;

/** The time for one kind of work in each round of the event loop. */
export class RoundTime {
  /** Undefined until the first work of this kind in the round. */
  private endsAt: number | undefined;
  private arrivedBefore = 0;
  private deferrals = 0;

  constructor(
    private readonly ms: number,
    private readonly arrivals: Pick<Arrivals, 'count'>,
  ) {}

  /**
   * Whether time is left in this round. There is none while each round brings new connections,
   * because another may be waiting to be accepted; if that lasts, one piece of work is allowed now
   * and then.
   */
  hasTimeLeft(): boolean {
    if (this.endsAt !== undefined) {
      return performance.now() < this.endsAt;
    }
    const { count } = this.arrivals;
    const isQuiet = count === this.arrivedBefore;
    this.arrivedBefore = count;
    this.deferrals = isQuiet || this.deferrals === deferralsMax ? 0 : this.deferrals + 1;
    this.endsAt = performance.now() + (isQuiet ? this.ms : 0);
    const end = (): void => {
      this.endsAt = undefined;
    };
    const isDeferred = this.deferrals > 0;
    // The next connection can be accepted only after this round.
    setImmediate(isDeferred ? () => setImmediate(end) : end);
    return !isDeferred;
  }
}
