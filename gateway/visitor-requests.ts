import type { Request, RequestHandler } from 'express';
import type { Actor } from './access/actor.ts';
import type { Database } from './database/database.ts';
import { isLoopbackHost } from './env.ts';
import { AddressLimiter, CommonCap, type RateLimits } from './http/rate-limits.ts';
import type { Logger } from './log/logger.ts';
import { MailChannel, type MailSettings } from './requests/notifications/mail-channel.ts';
import { MailHealthResolver } from './requests/notifications/mail-health.resolver.ts';
import { MailHealth } from './requests/notifications/mail-health.service.ts';
import { mailDomainOf } from './mail/mail-domain.ts';
import { NotificationsResolver } from './requests/notifications/notifications.resolver.ts';
import { NotificationsService } from './requests/notifications/notifications.service.ts';
import { Outbox } from './mail/outbox.ts';
import { OutboxWorker } from './mail/outbox-worker.ts';
import { ReceiverAddresses } from './mail/receiver-address.ts';
import { WebhookChannel } from './requests/notifications/webhook-channel.ts';
import { WebhooksService } from './mail/webhooks.service.ts';
import type { Chore } from './housekeeping/housekeeping.ts';
import { clearRemains } from './privacy/clear-remains.ts';
import { applyRetention } from './privacy/apply-retention.ts';
import { auditRecords } from './privacy/audit-records.ts';
import { ErasureJournal } from './privacy/erasure-journal.ts';
import { PrivacyResolver } from './privacy/privacy.resolver.ts';
import { PrivacyService } from './privacy/privacy.service.ts';
import { repeatErasures } from './privacy/repeat-erasures.ts';
import { notificationRecords, statusRecords } from './privacy/request-records.ts';
import { RequestOverviewService } from './requests/overview/request-overview.service.ts';
import { RequestSenderResolver } from './requests/person/request-sender.resolver.ts';
import { SamePersonResolver } from './requests/person/same-person.resolver.ts';
import { SamePerson } from './requests/person/same-person.service.ts';
import { RequestDeskResolver } from './requests/desk/request-desk.resolver.ts';
import { RequestDesk } from './requests/desk/request-desk.service.ts';
import { requestExportRoutes } from './requests/export/request-export.rest.ts';
import { RequestIntake } from './requests/intake/request-intake.service.ts';
import { RequestResolver } from './requests/request.resolver.ts';
import { requestRoutes } from './requests/request.rest.ts';
import { RequestService } from './requests/desk/request.service.ts';
import { RequestSettingsService } from './requests/settings/request-settings.service.ts';
import { FormTokens } from './requests/spam/form-token.ts';
import { indexWords } from './requests/words/index-words.ts';

interface VisitorRequestsOptions {
  database: Database;
  logger: Logger;
  publicUrl: string;
  sessionSecret: string;
  mail: MailSettings;
  /** The file that keeps which persons were erased. */
  erasureJournal: string;
  limits: Pick<RateLimits, 'formsPerAddress' | 'formsOverall' | 'testMailsPerAddress'>;
}

/** Everything around visitors' requests, from the forms to the notification. */
export interface VisitorRequests {
  resolvers: object[];
  /** The two documented form paths. */
  formRoutes: RequestHandler;
  /** The download of the list. */
  exportRoutes: (actorOf: (request: Request) => Actor) => RequestHandler;
  /** Who is notified by e-mail. */
  recipients: () => Promise<string[]>;
  /** Erase what has been kept long enough, and what is left of it. */
  chores: Chore[];
  /** Begins to deliver what the outbox holds. */
  start: () => void;
  /** Takes nothing more up and waits for what is under way. */
  stop: () => Promise<void>;
}

/**
 * Composes the request desk, after erasures that a restored backup has forgotten were made again.
 */
export async function createVisitorRequests(
  options: VisitorRequestsOptions,
): Promise<VisitorRequests> {
  const { database, logger, publicUrl, limits } = options;
  const limiter = new AddressLimiter(limits.formsPerAddress);
  const outbox = new Outbox(mailDomainOf(options.mail.from, publicUrl));
  const settings = new RequestSettingsService(database, () => worker.wake());
  const mail = new MailChannel({ mail: options.mail, settings, database, publicUrl });
  const loopbackAllowed = isLoopbackHost(new URL(publicUrl).hostname);
  const receivers = new ReceiverAddresses(loopbackAllowed);
  const worker = new OutboxWorker({
    database,
    channels: [mail, new WebhookChannel(database, receivers)],
    logger,
    timings: options.mail.timings,
  });
  const onNotification = (): void => worker.wake();
  const requests = new RequestService(database, settings);
  const intake = new RequestIntake({
    database,
    tokens: new FormTokens(options.sessionSecret),
    outbox,
    cap: new CommonCap(limits.formsOverall),
    onNotification,
  });
  const notifications = new NotificationsService({
    database,
    outbox,
    worker,
    mail,
  });
  const webhooks = new WebhooksService({
    database,
    outbox,
    worker,
    loopbackAllowed,
    receivers,
  });
  const records = [notificationRecords, statusRecords, auditRecords];
  const now = (): Date => new Date();
  const journal = new ErasureJournal(options.erasureJournal, logger);
  const repeated = await repeatErasures({ database, journal, records, now });
  if (repeated > 0) {
    logger.warn({ erasures: repeated }, 'Erasures that the database had forgotten were made again');
  }
  return {
    resolvers: [
      new RequestResolver(requests, intake, limiter),
      new RequestDeskResolver({
        requests,
        desk: new RequestDesk({ database, outbox, onNotification }),
        notifications,
        overview: new RequestOverviewService(database, settings),
        settings,
      }),
      new SamePersonResolver(new SamePerson(database)),
      new RequestSenderResolver(database),
      new MailHealthResolver(
        new MailHealth({
          database,
          mail,
          worker,
          limiter: new AddressLimiter(limits.testMailsPerAddress),
        }),
      ),
      new NotificationsResolver(notifications, webhooks),
      new PrivacyResolver(
        new PrivacyService(
          database,
          records,
          (email) => journal.key.hashOf(email),
          async (erasure) => {
            journal.append([erasure]);
            await clearRemains(database, logger);
          },
        ),
      ),
    ],
    formRoutes: requestRoutes(intake, limiter),
    exportRoutes: (actorOf) => requestExportRoutes(requests, actorOf),
    recipients: () => mail.recipients(),
    chores: [
      {
        name: 'retention of requests',
        work: () => applyRetention({ database, settings, records, now }),
      },
      { name: 'remains of what was erased', work: () => database.clearRemains() },
      { name: 'index of the texts of requests', work: indexWords(database, now) },
    ],
    start: () => worker.wake(),
    stop: () => worker.stop(),
  };
}
