import type { Arrivals } from './arrivals.ts';

/** The time that one kind of work has in each round of the event loop. */
export class RoundTime {
  /** Undefined while nothing of the kind was done in this round. */
  private endsAt: number | undefined;
  private arrivedBefore = 0;

  constructor(
    private readonly ms: number,
    private readonly arrivals: Pick<Arrivals, 'count'>,
  ) {}

  /** Whether there is some left. The first in a round has it always; with new connections, it alone. */
  hasLeft(): boolean {
    if (this.endsAt !== undefined) {
      return performance.now() < this.endsAt;
    }
    const { count } = this.arrivals;
    this.endsAt = performance.now() + (count === this.arrivedBefore ? this.ms : 0);
    this.arrivedBefore = count;
    setImmediate(() => {
      this.endsAt = undefined;
    });
    return true;
  }
}
