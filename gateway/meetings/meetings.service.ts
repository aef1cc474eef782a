import { Between, In } from 'typeorm';
import {
  meetingLimits as limits,
  meetingMessages as messages,
  spanProblem,
} from '../../schema/meeting-rules.ts';
import type { Author } from '../access/actor.ts';
import type { Database } from '../database/database.ts';
import { fieldFailure } from '../failure.ts';
import { VisitorRequest } from '../requests/entities/visitor-request.entity.ts';
import { validated } from '../validation/validated.ts';
import { Meeting } from './entities/meeting.entity.ts';
import { MeetingSettingsInput } from './settings/meeting-settings.input.ts';
import type { OfferedTimes } from './times/offered-times.ts';

/** Administrators' view of meetings (product 16.5). */
export class MeetingsService {
  constructor(
    private readonly database: Database,
    private readonly times: OfferedTimes,
  ) {}

  /**
   * The meetings that start between `from` and `to` (exclusive), booked and cancelled, in order.
   * @throws Failure BAD_USER_INPUT when the period is too long.
   */
  async list(_actor: Author, { from, to }: { from: Date; to: Date }): Promise<Meeting[]> {
    const problem = spanProblem(
      { from, to },
      { days: limits.listDaysMax, message: messages.listSpan },
    );
    if (problem !== undefined) {
      throw fieldFailure('to', problem);
    }
    return this.database.reader.find(Meeting, {
      where: { startsAt: Between(from, new Date(to.getTime() - 1)) },
      order: { startsAt: 'ASC', id: 'ASC' },
      take: limits.listMax,
    });
  }

  /** The next free times with these settings, which are not saved. */
  async nextTimes(_actor: Author, raw: unknown): Promise<Date[]> {
    const rules = validated(MeetingSettingsInput, raw);
    const times = await this.times.nextUnder(this.database.reader, rules);
    return times.map((time) => new Date(time));
  }

  /** The latest meeting of each request, in the order of the ids; undefined if there is none. */
  async latestOf(requestIds: readonly string[]): Promise<(Meeting | undefined)[]> {
    const found = await this.database.reader.find(Meeting, {
      where: { requestId: In([...requestIds]) },
      order: { ordinal: 'ASC' },
    });
    const latest = new Map(found.map((meeting) => [meeting.requestId, meeting]));
    return requestIds.map((id) => latest.get(id));
  }

  /** The requests with these ids, in their order; undefined for one that was erased. */
  async requestsOf(ids: readonly string[]): Promise<(VisitorRequest | undefined)[]> {
    const found = await this.database.reader.findBy(VisitorRequest, { id: In([...ids]) });
    const requests = new Map(found.map((request) => [request.id, request]));
    return ids.map((id) => requests.get(id));
  }
}
