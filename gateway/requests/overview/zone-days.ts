import { dayMs } from '../../../schema/durations.ts';

/** The calendar of a time zone, such as `America/Toronto`: where its days start. */
export class ZoneDays {
  private readonly clock: Intl.DateTimeFormat;

  /** @throws RangeError for an unknown time zone. */
  constructor(timeZone: string) {
    this.clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  }

  /** The day that contains a time, as YYYY-MM-DD. */
  dayOf(time: Date): string {
    return new Date(time.getTime() + this.offset(time.getTime())).toISOString().slice(0, 10);
  }

  /** The start of a day; where the clocks skip midnight, the first moment after it. */
  startOf(day: string): Date {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const before = this.offset(midnight - dayMs);
    const offsets = [before, this.offset(midnight + dayMs)];
    const offset = offsets.find((known) => this.offset(midnight - known) === known) ?? before;
    return new Date(midnight - offset);
  }

  /** The zone's offset from UTC at a given time, both in milliseconds. */
  private offset(time: number): number {
    const name = this.clock.formatToParts(time).find(({ type }) => type === 'timeZoneName');
    const [, sign = '+', hours = 0, minutes = 0, seconds = 0] =
      /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name?.value ?? '') ?? [];
    const ahead = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
    return sign === '-' ? -ahead : ahead;
  }
}
