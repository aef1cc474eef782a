import type { Database } from '../database/database.ts';
import type { DigestPart, SiteModule } from '../site-module.ts';
import { Housekeeping } from '../housekeeping/housekeeping.ts';
import type { Logger } from '../log/logger.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { VisitorRequests } from '../requests/visitor-requests.ts';
import { OverdueAlarm } from './overdue-alarm.ts';
import { WeeklyDigest, WeeklyReportResolver } from './weekly-digest.ts';

interface RemindersOptions {
  database: Database;
  logger: Logger;
  requests: VisitorRequests;
  /** E-mail addresses of the people who may be assigned requests, in lower case. */
  assignable: () => Promise<string[]>;
  publicUrl: string;
  /** Whether a mail server is configured. */
  smtpConfigured: boolean;
  /** The parts of the weekly digest, in order. */
  parts: readonly DigestPart[];
  now: () => Date;
}

const everyMs = 60_000;

/** Composes reminders for the team: overdue requests and the weekly digest (product 14.9). */
export function createReminders(options: RemindersOptions): SiteModule {
  const { database, logger, requests, smtpConfigured } = options;
  const { outbox, settings, notices, recipients, startOutbox: wakeOutbox } = requests;
  const alarm = new OverdueAlarm({ ...options, outbox, settings });
  const digest = new WeeklyDigest({ ...options, outbox, settings });
  notices.writtenBy(OutboxEvent.REQUEST_WAITING, alarm.write);
  notices.writtenBy(OutboxEvent.WEEKLY_DIGEST, digest.write);
  /** Without recipients, no messages accumulate in the outbox. */
  const ifCurrent = (work: () => Promise<void>) => async (): Promise<void> => {
    if (smtpConfigured && (await recipients()).length > 0) {
      await work();
      wakeOutbox();
    }
  };
  const rounds = new Housekeeping(
    [
      { name: 'overdue requests', work: ifCurrent(() => alarm.announce()) },
      { name: 'weekly digest', work: ifCurrent(() => digest.sendIfDue()) },
    ],
    { logger, alone: (name, work) => database.alone(name, work), everyMs },
  );
  return {
    resolvers: [new WeeklyReportResolver(digest)],
    start: () => rounds.start(),
    stop: () => rounds.stop(),
  };
}
