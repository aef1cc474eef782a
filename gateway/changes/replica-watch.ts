import type { Replica } from '../database/postgres/replica.ts';
import { ListeningConnection } from './listening-connection.ts';
import { hasPlace, type Place } from './stored-changes.ts';

/** How often the replica is checked while it is behind, and while it is up to date. */
const askEveryMs = { behind: 100, current: 1_000 };

/**
 * Lets anonymous reads use the replica only while it has every change that this gateway has
 * received, so that dropped data is never rebuilt from an older state (product 11.4).
 */
export class ReplicaWatch {
  private readonly connection: ListeningConnection;
  private place: Place | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly replica: Replica) {
    this.connection = new ListeningConnection(replica.url);
  }

  /**
   * From now on the replica must have the change at `place`; to be called before the change is
   * reported.
   */
  require(place: Place): void {
    this.replica.distrust();
    this.place = place;
    this.askIn(0);
  }

  /** Something has changed, at an unknown place. */
  doubt(): void {
    this.place = undefined;
    this.replica.distrust();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.asking;
    await this.connection.close();
  }

  private askIn(ms: number): void {
    clearTimeout(this.timer);
    if (!this.stopped) {
      this.timer = setTimeout(() => {
        this.asking = this.asking.then(() => this.ask());
      }, ms);
      this.timer.unref();
    }
  }

  private async ask(): Promise<void> {
    const { place } = this;
    if (place === undefined) {
      return; // In doubt: the required place is not known before the next change.
    }
    const isThere = await this.has(place);
    if (place !== this.place) {
      return; // Another place is required by now, and being checked.
    }
    if (isThere) {
      await this.replica.trust().catch(() => this.replica.distrust());
      if (place !== this.place) this.replica.distrust();
    } else {
      this.replica.distrust();
    }
    this.askIn(isThere ? askEveryMs.current : askEveryMs.behind);
  }

  private has(place: Place): Promise<boolean> {
    return hasPlace(this.connection.ask, place).catch(() => false);
  }
}
