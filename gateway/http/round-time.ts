import type { Arrivals } from './arrivals.ts';

/** So often in succession new connections go before what is to be begun. */
const deferralsMax = 8;

/** The time that one kind of work has in each round of the event loop. */
export class RoundTime {
  /** Undefined while nothing of the kind was done in this round. */
  private endsAt: number | undefined;
  private arrivedBefore = 0;
  private deferrals = 0;

  constructor(
    private readonly ms: number,
    private readonly arrivals: Pick<Arrivals, 'count'>,
  ) {}

  /**
   * Whether there is some left. None while each round brings new connections, since behind each
   * there may be another that waits to be accepted; when that lasts, for one piece of work at a
   * time.
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
    // Another connection can come in only once this round is over.
    setImmediate(isDeferred ? () => setImmediate(end) : end);
    return !isDeferred;
  }
}
