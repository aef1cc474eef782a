import { DateTime } from 'luxon';
import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { digestLimits } from '../../schema/request-settings-rules.ts';
import type { Author } from '../access/actor.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/rows.ts';
import { CurrentAuthor } from '../graphql/context.ts';
import { escaped, htmlDocument, paragraphs } from '../mail/html-text.ts';
import type { Outbox } from '../mail/outbox.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { VisitorEmail, VisitorEmailWriter } from '../mail/visitor-email-channel.ts';
import type { DigestSettings } from '../requests/settings/digest-settings.ts';
import type { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import type { DigestPart, DigestSpan } from '../site-module.ts';
import { SentDigest } from './sent-digest.entity.ts';

@ObjectType('WeeklyReportSection', { description: 'One part of the weekly report.' })
class WeeklyReportSection {
  @Field({ description: 'What it is about, such as "Requests".' })
  heading!: string;

  @Field(() => [String], { description: 'Its sentences.' })
  lines!: readonly string[];
}

@ObjectType('WeeklyReport', {
  description: 'The figures of the last seven days, compared with the seven days before.',
})
export class WeeklyReport {
  @Field({ description: 'The subject of the weekly digest.' })
  subject!: string;

  @Field({ description: 'All of it as the text of an e-mail.' })
  text!: string;

  @Field({ description: 'Its days, such as "November 16, 2026 to November 23, 2026".' })
  week!: string;

  @Field(() => [WeeklyReportSection], { description: 'Its parts, without empty ones.' })
  sections!: readonly WeeklyReportSection[];
}

/** The e-mail of a weekly digest, as text and HTML; empty sections are left out. */
function digestMail(
  week: string,
  sections: readonly WeeklyReportSection[],
  publicUrl: string,
): { subject: string; text: string; html: string } {
  const filled = sections.filter(({ lines }) => lines.length > 0);
  const introduction = `Your website from ${week}, compared with the previous week.`;
  const more = `See all figures: ${publicUrl}/blog-admin?tab=insights`;
  return {
    subject: `Weekly digest: ${week}`,
    text: [
      introduction,
      '',
      ...filled.flatMap(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`), '']),
      more,
      '',
    ].join('\n'),
    html: htmlDocument([
      paragraphs(introduction),
      ...filled.flatMap(({ heading, lines }) => [
        `<h2>${escaped(heading)}</h2>`,
        '<ul>',
        ...lines.map((line) => `<li>${escaped(line)}</li>`),
        '</ul>',
      ]),
      paragraphs(more),
    ]),
  };
}

type Times = Pick<DigestSettings, 'weekday' | 'hour' | 'timeZone'>;

/** The time of a digest, past or present. */
interface DigestTime {
  /** The week of the digest in ISO 8601 format; each week has one. */
  week: string;
  at: Date;
}

function inWeekOf(local: DateTime, { weekday, hour }: Times): DateTime {
  if (weekday < 1 || weekday > 7) throw new RangeError('There are seven weekdays');
  const day = local.startOf('week').plus({ days: weekday - 1 });
  return day.set({ hour });
}

/** The last time, at or before `now`, when a digest was due in the zone's local time. */
export function lastDigestTime(now: Date, times: Times): DigestTime {
  const local = DateTime.fromJSDate(now, { zone: times.timeZone });
  const present = inWeekOf(local, times);
  const last = present <= local ? present : inWeekOf(local.minus({ weeks: 1 }), times);
  return { week: last.toFormat("kkkk-'W'WW"), at: last.toJSDate() };
}

/**
 * The week that ends at a given time and the one before, each starting at the same local time of
 * the zone.
 */
export function weeksBefore(at: Date, timeZone: string): { week: DigestSpan; before: DigestSpan } {
  const end = DateTime.fromJSDate(at, { zone: timeZone });
  const from = end.minus({ weeks: 1 }).toJSDate();
  return { week: { from, to: at }, before: { from: end.minus({ weeks: 2 }).toJSDate(), to: from } };
}

function weekText({ from, to }: DigestSpan, timeZone: string): string {
  const text = (moment: Date): string =>
    DateTime.fromJSDate(moment, { zone: timeZone }).setLocale('en-US').toFormat('LLLL d, yyyy');
  return `${text(from)} to ${text(to)}`;
}

interface WeeklyDigestOptions {
  database: Database;
  outbox: Outbox;
  settings: RequestSettingsService;
  /** The parts of its content, in order. */
  parts: readonly DigestPart[];
  publicUrl: string;
  now: () => Date;
}

/** The weekly digest: once a week, delayed rather than skipped, and never twice (product 14.10). */
export class WeeklyDigest {
  constructor(private readonly options: WeeklyDigestOptions) {}

  /**
   * Adds the digest to the outbox if it is due. A digest that could not be sent at its hour is sent
   * within two days; one that was due before it was switched on is not.
   */
  async sendIfDue(): Promise<void> {
    const { database, outbox, settings } = this.options;
    const { digest } = await settings.current();
    if (!digest.enabled) return;
    const now = this.options.now();
    const { week, at } = lastDigestTime(now, digest);
    const delayMs = now.getTime() - at.getTime();
    const decided = digest.since !== undefined && at < new Date(digest.since);
    if (decided || delayMs > digestLimits.delayMaxMs) return;
    if (await database.reader.existsBy(SentDigest, { week })) return;
    await database.write(
      async (manager) => {
        if (await manager.existsBy(SentDigest, { week })) return;
        const event = OutboxEvent.WEEKLY_DIGEST;
        const message = await outbox.notice(manager, { event, requestId: null });
        const { timeZone } = digest;
        await insertRows(manager, SentDigest, {
          week,
          messageId: message.id,
          endsAt: at,
          timeZone,
        });
      },
      { lock: 'weekly digest' },
    );
  }

  /** The e-mail of a digest; undefined if the digest is unknown. */
  readonly write: VisitorEmailWriter = async (message): Promise<VisitorEmail | undefined> => {
    const { database } = this.options;
    const sent = await database.reader.findOneBy(SentDigest, { messageId: message.id });
    if (sent === null) return undefined;
    const { week, sections } = await this.reportUntil(sent.endsAt, sent.timeZone);
    return digestMail(week, sections, this.options.publicUrl);
  };

  /** What a digest would say now, in the time zone of the settings. */
  async report(): Promise<WeeklyReport> {
    const { settings, now, publicUrl } = this.options;
    const { digest } = await settings.current();
    const { week, sections } = await this.reportUntil(now(), digest.timeZone);
    const { subject, text } = digestMail(week, sections, publicUrl);
    return { subject, text, week, sections };
  }

  private async reportUntil(
    end: Date,
    timeZone: string,
  ): Promise<Pick<WeeklyReport, 'week' | 'sections'>> {
    const { week, before } = weeksBefore(end, timeZone);
    const sections: WeeklyReportSection[] = [];
    for (const { heading, lines } of this.options.parts) {
      sections.push({ heading, lines: await lines(week, before) });
    }
    return {
      week: weekText(week, timeZone),
      sections: sections.filter(({ lines }) => lines.length > 0),
    };
  }
}

/** GraphQL resolver for the weekly report, which says what a digest would say now (product 14.10). */
@Resolver()
export class WeeklyReportResolver {
  constructor(private readonly digest: WeeklyDigest) {}

  @Query(() => WeeklyReport, {
    description:
      'The last seven days, compared with the seven days before, as in the weekly digest. Administrator only.',
    complexity: 300,
  })
  weeklyReport(@CurrentAuthor() _actor: Author): Promise<WeeklyReport> {
    return this.digest.report();
  }
}
