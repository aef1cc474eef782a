import { Between, Not, type EntityManager } from 'typeorm';
import {
  meetingLimits as limits,
  meetingMessages as messages,
} from '../../../schema/meeting-rules.ts';
import { Failure } from '../../failure.ts';
import { MeetingCell, cellAt } from '../entities/meeting.entity.ts';
import type { MeetingSettingsService } from '../settings/meeting-settings.service.ts';
import { freeTimes, type TimeRules, type WantedTimes } from './free-times.ts';
import { dayMs, hourMs, minuteMs } from '../../../schema/durations.ts';

/** Longer than any meeting with the gap after it. */

/** The time of a meeting that is about to be booked. */
export interface OfferedSpan {
  startsAt: Date;
  endsAt: Date;
  /** When the gap after it ends. */
  freeAgainAt: Date;
  timeZone: string;
}

/** The cells that can conflict with a meeting that starts between two times. */
function cellsWithin(from: Date, to: Date) {
  return Between(cellAt(from.getTime()), cellAt(to.getTime() + dayMs));
}

/** Free times under the current settings and bookings. */
export class OfferedTimes {
  constructor(
    private readonly settings: MeetingSettingsService,
    private readonly now: () => Date,
  ) {}

  /**
   * The free times of a period, as milliseconds since 1970. The time of the request's own meeting
   * counts as free for it.
   */
  async free(
    manager: EntityManager,
    requestId: string,
    { from, to }: { from: Date; to: Date },
  ): Promise<number[]> {
    const rules = await this.settings.current(manager);
    const others = await manager.findBy(MeetingCell, {
      cell: cellsWithin(from, to),
      requestId: Not(requestId),
    });
    const taken = new Set(others.map(({ cell }) => cell));
    return freeTimes(rules, this.wanted(from, to, taken));
  }

  /** The first free times under other settings, as milliseconds since 1970. */
  async nextUnder(manager: EntityManager, rules: TimeRules): Promise<number[]> {
    const from = this.now();
    const noticed = from.getTime() + rules.noticeHours * hourMs;
    const to = new Date(noticed + limits.timesDaysMax * dayMs);
    const meetings = await manager.findBy(MeetingCell, { cell: cellsWithin(from, to) });
    const taken = new Set(meetings.map(({ cell }) => cell));
    return freeTimes(rules, this.wanted(from, to, taken)).slice(0, limits.nextTimesMax);
  }

  /**
   * The span of a meeting that starts at a given time.
   * @throws Failure CONFLICT when the time is taken or not offered.
   */
  async spanAt(manager: EntityManager, requestId: string, startsAt: Date): Promise<OfferedSpan> {
    const rules = await this.settings.current(manager);
    const to = new Date(startsAt.getTime() + 1);
    if (freeTimes(rules, this.wanted(startsAt, to, new Set())).length === 0) {
      throw new Failure('CONFLICT', messages.notOffered);
    }
    if ((await this.free(manager, requestId, { from: startsAt, to })).length === 0) {
      throw new Failure('CONFLICT', messages.taken);
    }
    const endsAt = new Date(startsAt.getTime() + rules.lengthMinutes * minuteMs);
    const freeAgainAt = new Date(endsAt.getTime() + rules.gapMinutes * minuteMs);
    return { startsAt, endsAt, freeAgainAt, timeZone: rules.timeZone };
  }

  private wanted(from: Date, to: Date, taken: ReadonlySet<number>): WantedTimes {
    return { from: from.getTime(), to: to.getTime(), now: this.now().getTime(), taken };
  }
}
