import { In } from 'typeorm';
import { studyRanges } from '../../../schema/request-choices.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { fieldFailure } from '../../failure.ts';
import { PostSlug } from '../../posts/entities/post-slug.entity.ts';
import { selectExisting } from '../../posts/reading/visible-posts.ts';
import { RequestListView } from '../desk/request-filter.ts';
import { countRequests, idRanges, requestGroups } from '../desk/request-slices.ts';
import { queuedTooLongSince } from '../desk/undelivered-replies.ts';
import type { RequestSettingsService } from '../settings/request-settings.service.ts';
import { overdueBefore } from '../desk/awaiting-reply.ts';
import { cutAtPeriods, periodsBetween, unitOf, ZoneDays } from './overview-period.ts';
import { RequestCounts } from './request-counts.ts';
import type { ArticleShare, RequestOverview, RequestShare } from './request-overview.types.ts';
import { deliveredReplies } from './first-answers.ts';
import { dayMs } from '../../../schema/durations.ts';

const defaultDays = 90;

/** Ids cannot represent times before 1970. */
function notBeforeIds(time: Date): Date {
  return new Date(Math.max(0, time.getTime()));
}

function daysOf(timeZone: string): ZoneDays {
  try {
    return new ZoneDays(timeZone);
  } catch {
    throw fieldFailure('timeZone', 'Unknown time zone. Use one such as America/Toronto.');
  }
}

/** The period to count, and the time zone of its days. */
interface OverviewRange {
  from?: Date | null;
  to?: Date | null;
  /** The time zone of the days; UTC by default. */
  timeZone?: string | null;
}

/** Counts requests for administrators' overview. */
export class RequestOverviewService {
  constructor(
    private readonly database: Database,
    private readonly settings: RequestSettingsService,
    private readonly now: () => Date,
  ) {}

  /**
   * Requests that arrived between `from` and `to` (exclusive), by default in the last 90 days.
   * @throws Failure BAD_USER_INPUT for an empty period or an unknown time zone.
   */
  async overview(_actor: Author, range: OverviewRange): Promise<RequestOverview> {
    const zone = daysOf(range.timeZone ?? 'UTC');
    const to = range.to ?? this.now();
    const from = notBeforeIds(range.from ?? new Date(to.getTime() - defaultDays * dayMs));
    if (!(from < to)) {
      throw fieldFailure('to', 'The period must end after it begins.');
    }
    const unit = unitOf(from, to);
    const counts = await this.countRequests(from, to, periodsBetween(from, to, unit, zone), zone);
    const settings = await this.settings.current();
    const now = this.now();
    const awaitingReplySince = queuedTooLongSince(now);
    const arrivedBefore = overdueBefore(now, settings);
    const { reader } = this.database;
    return {
      from,
      to,
      unit,
      total: counts.total,
      replies: await deliveredReplies(reader, { from, to }),
      suspects: await countRequests(reader, { view: RequestListView.SUSPECTS, from, to }),
      waiting: await countRequests(reader, { awaitingReplySince }),
      waitingTooLong: await countRequests(reader, { awaitingReplySince, arrivedBefore }),
      overTime: counts.overTime(),
      byKind: { access: counts.access, demo: counts.total - counts.access },
      bySource: counts.sources.shares(),
      byPlatform: counts.platforms.shares(),
      byNumberOfStudies: counts.studies.sharesInOrder(studyRanges),
      byButton: counts.buttons.shares(),
      byArticle: await this.withTitles(counts.articles.shares()),
    };
  }

  /** Reads the period in portions, so that a million requests do not block other work. */
  private async countRequests(
    from: Date,
    to: Date,
    periods: string[],
    zone: ZoneDays,
  ): Promise<RequestCounts> {
    const { reader } = this.database;
    const counts = new RequestCounts(periods);
    for await (const portion of idRanges(reader, { from, to })) {
      for (const { start, range } of cutAtPeriods(portion, periods, zone)) {
        const groups = await requestGroups(reader, { from, to }, range);
        groups.forEach((group) => counts.add(start, group));
      }
    }
    return counts;
  }

  private async withTitles(shares: RequestShare[]): Promise<ArticleShare[]> {
    const { reader } = this.database;
    const slugs = await reader.findBy(PostSlug, { slug: In(shares.map(({ name }) => name)) });
    const posts = await selectExisting(reader)
      .andWhere({ id: In(slugs.map(({ postId }) => postId)) })
      .getMany();
    const titles = new Map(posts.map(({ id, title }) => [id, title]));
    const postOf = new Map(slugs.map(({ slug, postId }) => [slug, postId]));
    return shares.map(({ name, count }) => ({
      slug: name,
      title: titles.get(postOf.get(name) ?? '') ?? null,
      count,
    }));
  }
}
