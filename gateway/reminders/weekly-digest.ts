import { digestLimits } from '../../schema/digest-rules.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { DigestPart } from '../digest-part.ts';
import type { VisitorEmail, VisitorEmailWriter } from '../mail/visitor-email-channel.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { RequestSettingsService } from '../requests/settings/request-settings.service.ts';
import { digestMail } from './digest-mail.ts';
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
    const { database, parts, publicUrl } = this.options;
    const sent = await database.reader.findOneBy(SentDigest, { messageId: message.id });
    if (sent === null) return undefined;
    const { week, before } = weeksBefore(sent.endsAt, sent.timeZone);
    const sections: { heading: string; lines: string[] }[] = [];
    for (const { heading, lines } of parts) {
      sections.push({ heading, lines: await lines(week, before) });
    }
    return digestMail(weekText(week, sent.timeZone), sections, publicUrl);
  };
}
