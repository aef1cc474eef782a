import { In } from 'typeorm';
import { studyRanges } from '../../../schema/request-choices.ts';
import type { Actor } from '../../access/actor.ts';
import { requireAdministrator } from '../../access/policy.ts';
import type { Database } from '../../database/database.ts';
import { Failure } from '../../failure.ts';
import { PostSlug } from '../../posts/entities/post-slug.entity.ts';
import { Post } from '../../posts/entities/post.entity.ts';
import { RequestListView } from '../desk/request-filter.ts';
import { countRequests, idRanges, requestGroups } from '../desk/request-slices.ts';
import { queuedTooLongSince } from '../desk/undelivered-replies.ts';
import type { RequestSettingsService } from '../settings/request-settings.service.ts';
import { overdueBefore } from '../desk/awaiting-reply.ts';
import { cutAtPeriods, periodsBetween, unitOf, type OverviewUnit } from './overview-period.ts';
import { RequestCounts, type PeriodCount, type Share } from './request-counts.ts';
import { ZoneDays } from './zone-days.ts';

const defaultDays = 90;
const dayMs = 86_400_000;

/** An article that requests were sent from or after. */
export interface ArticleShare {
  slug: string;
  /** Null when the article is gone. */
  title: string | null;
  count: number;
}

/** What the overview shows of a range of time; suspects are counted apart. */
export interface RequestOverview {
  from: Date;
  to: Date;
  total: number;
  suspects: number;
  /** Of all time: requests that await a reply, and those that wait too long. */
  waiting: number;
  waitingTooLong: number;
  unit: OverviewUnit;
  overTime: PeriodCount[];
  byKind: { access: number; demo: number };
  bySource: Share[];
  byPlatform: Share[];
  byNumberOfStudies: Share[];
  byButton: Share[];
  byArticle: ArticleShare[];
}

/** Ids know no time before 1970. */
function notBeforeIds(time: Date): Date {
  return new Date(Math.max(0, time.getTime()));
}

function daysOf(timeZone: string): ZoneDays {
  try {
    return new ZoneDays(timeZone);
  } catch {
    const message = 'The time zone is not known; an example of one is America/Toronto.';
    throw new Failure('BAD_USER_INPUT', message, { fields: { timeZone: message } });
  }
}

/** Which requests are counted, and in whose days. */
interface OverviewRange {
  from?: Date | null;
  to?: Date | null;
  /** Name of the time zone whose days are the steps; UTC unless said otherwise. */
  timeZone?: string | null;
}

/** Counts requests for the administrator's overview. */
export class RequestOverviewService {
  constructor(
    private readonly database: Database,
    private readonly settings: RequestSettingsService,
    private readonly now: () => Date,
  ) {}

  /**
   * Requests that arrived from `from` up to `to`, the last 90 days unless said otherwise.
   * @throws Failure BAD_USER_INPUT for an empty range or an unknown time zone.
   */
  async overview(actor: Actor, range: OverviewRange): Promise<RequestOverview> {
    requireAdministrator(actor);
    const zone = daysOf(range.timeZone ?? 'UTC');
    const to = range.to ?? this.now();
    const from = notBeforeIds(range.from ?? new Date(to.getTime() - defaultDays * dayMs));
    if (!(from < to)) {
      const message = 'The range of time must end after it begins.';
      throw new Failure('BAD_USER_INPUT', message, { fields: { to: message } });
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

  /** Goes through the range in portions, so that a million requests block nobody. */
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

  private async withTitles(shares: Share[]): Promise<ArticleShare[]> {
    const { reader } = this.database;
    const slugs = await reader.findBy(PostSlug, { slug: In(shares.map(({ name }) => name)) });
    const posts = await reader.findBy(Post, { id: In(slugs.map(({ postId }) => postId)) });
    const titles = new Map(posts.map(({ id, title }) => [id, title]));
    const postOf = new Map(slugs.map(({ slug, postId }) => [slug, postId]));
    return shares.map(({ name, count }) => ({
      slug: name,
      title: titles.get(postOf.get(name) ?? '') ?? null,
      count,
    }));
  }
}
