import { digestLimits } from '../../schema/digest-rules.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/rows.ts';
import type { DigestPart } from '../site-module.ts';
import type { VisitorEmail, VisitorEmailWriter } from '../mail/visitor-email-channel.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { digestMail, type DigestSection } from './digest-mail.ts';
import { lastDigestTime, weeksBefore, weekText } from './digest-times.ts';
import { SentDigest } from './sent-digest.entity.ts';

interface WeeklyDigestOptions {
  database: Database;
  outbox: Outbox;
  settings: RequestSettingsService;
  /** The parts of its content, in order. */
  parts: readonly DigestPart[];
  publicUrl: string;
  now: () => Date;
}

/** The figures of a week, compared with the week before. */
export interface WeeklyReport {
  subject: string;
  /** All of it as the text of an e-mail. */
  text: string;
  /** Its days, such as "November 16, 2026 to November 23, 2026". */
  week: string;
  sections: readonly DigestSection[];
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
    const sections: DigestSection[] = [];
    for (const { heading, lines } of this.options.parts) {
      sections.push({ heading, lines: await lines(week, before) });
    }
    return {
      week: weekText(week, timeZone),
      sections: sections.filter(({ lines }) => lines.length > 0),
    };
  }
}
