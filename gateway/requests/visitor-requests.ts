import type { Database } from '../database/database.ts';
import { isLoopbackHost } from '../../schema/loopback.ts';
import { AddressLimiter, CommonCap, type RateLimits } from '../http/rate-limits.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
import type { Logger } from '../log/logger.ts';
import { MailChannel, type MailSettings } from '../mail/mail-channel.ts';
import { mailDomainOf, MailServer } from '../mail/mail-server.ts';
import { MailHealthResolver } from '../mail/mail-health.resolver.ts';
import { MailHealth } from '../mail/mail-health.service.ts';
import { VisitorEmailChannel } from '../mail/visitor-email-channel.ts';
import { trimOutbox } from '../mail/outbox-deletion.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import { OutboxWorker } from '../mail/outbox-worker.ts';
import { Outbox } from '../mail/outbox.ts';
import { ReceiverAddresses } from '../mail/receiver-address.ts';
import { WebhooksService } from '../mail/webhooks.service.ts';
import type { SiteModule } from '../site-module.ts';
import { ConfirmationEmails } from './confirmations/confirmation-emails.ts';
import { ConfirmationLimits } from './confirmations/confirmation-limits.ts';
import { confirmationRecords } from './confirmations/confirmed-address.entity.ts';
import { Confirmations } from './confirmations/confirmations.service.ts';
import { RequestDeskResolver } from './desk/request-desk.resolver.ts';
import { RequestDesk } from './desk/request-desk.service.ts';
import { RequestService } from './desk/request.service.ts';
import { requestExportRoutes } from './export/request-export.rest.ts';
import { RequestIntake, type StoredRequest } from './intake/request-intake.service.ts';
import { requestNotification } from './notifications/request-notification.ts';
import { NotificationsResolver } from './notifications/notifications.resolver.ts';
import { NotificationsService } from './notifications/notifications.service.ts';
import { WebhookChannel } from './notifications/webhook-channel.ts';
import { requestDigest } from './overview/request-digest.ts';
import { RequestOverviewService } from './overview/request-overview.service.ts';
import { RequestSenderResolver, SamePersonResolver } from './person/same-person.resolver.ts';
import { SamePerson } from './person/same-person.service.ts';
import { notificationRecords, statusRecords } from './request-records.ts';
import { RequestResolver } from './request.resolver.ts';
import { requestRoutes } from './request.rest.ts';
import { RequestSettingsService } from './settings/request-settings.service.ts';
import { FormTokens } from './spam/form-token.ts';
import { indexWords, wordRecords } from './words/index-words.ts';

interface VisitorRequestsOptions {
  database: Database;
  logger: Logger;
  publicUrl: string;
  sessionSecret: string;
  mail: MailSettings;
  /** E-mail addresses of the people who may be assigned requests, in lower case. */
  assignable: () => Promise<string[]>;
  limits: Pick<
    RateLimits,
    | 'formsPerAddress'
    | 'formsOverall'
    | 'confirmationsOverall'
    | 'confirmationsPerDomain'
    | 'testMailsPerAddress'
  >;
  /** The counters shared by all gateways, if there may be several. */
  shared: SharedLimits | undefined;
  /** Called with every stored request except suspected spam. */
  onStored: (request: StoredRequest) => void;
  now: () => Date;
}

/** Visitors' requests, from the forms to the notification. */
export interface VisitorRequests extends SiteModule {
  /** The recipients of notifications by e-mail. */
  recipients: () => Promise<string[]>;
  /** Contains the retention of requests. */
  settings: RequestSettingsService;
  /** Receives the e-mails to visitors. */
  outbox: Outbox;
  /** Registers the writers of visitor e-mails by event. */
  visitorEmails: VisitorEmailChannel;
  /** Registers the writers of e-mails to the site's own people by event. */
  notices: Pick<MailChannel, 'writtenBy'>;
  /**
   * The reply-to address for visitors: that of the settings, or the first recipient of
   * notifications.
   */
  answerTo: () => Promise<string | undefined>;
  /** Makes the outbox check for new messages. */
  startOutbox: () => void;
}

/** Composes the two forms, the request desk and its notifications. */
export function createVisitorRequests(options: VisitorRequestsOptions): VisitorRequests {
  const { database, logger, publicUrl, limits, shared, assignable, now } = options;
  const limiter = new AddressLimiter(limits.formsPerAddress, shared?.count('forms'));
  const outbox = new Outbox(mailDomainOf(options.mail.from, publicUrl), now);
  const settings = new RequestSettingsService(database, () => worker.start(), now);
  const server = new MailServer(options.mail);
  const mail = new MailChannel({
    mail: options.mail,
    server,
    notifyEmails: async () => (await settings.current()).notifyEmails,
    publicUrl,
  });
  mail.writtenBy(OutboxEvent.REQUEST_RECEIVED, requestNotification(database, publicUrl));
  const visitorEmails = new VisitorEmailChannel(server);
  const loopbackAllowed = isLoopbackHost(new URL(publicUrl).hostname);
  const receivers = new ReceiverAddresses(loopbackAllowed);
  const worker = new OutboxWorker({
    database,
    channels: [mail, new WebhookChannel(database, receivers, publicUrl, now), visitorEmails],
    logger,
    now,
    timings: options.mail.timings,
  });
  const onNotification = (): void => worker.start();
  const requests = new RequestService(database, settings, now);
  const answerTo = async (): Promise<string | undefined> =>
    (await settings.current()).replyTo ?? (await mail.recipients())[0];
  const confirmations = new Confirmations({
    outbox,
    settings,
    limits: new ConfirmationLimits({ limits, shared, logger }),
    database,
    logger,
    now,
  });
  const { write: confirmation } = new ConfirmationEmails({
    database,
    publicUrl,
    answerTo,
  });
  visitorEmails.writtenBy(OutboxEvent.REQUEST_CONFIRMED, confirmation);
  const intake = new RequestIntake({
    database,
    tokens: new FormTokens(options.sessionSecret, now),
    outbox,
    cap: new CommonCap(limits.formsOverall, shared?.count('all-forms')),
    onNotification,
    confirm: confirmations.note,
    onStored: options.onStored,
    now,
  });
  const notifications = new NotificationsService({
    database,
    outbox,
    worker,
    mail,
    visitorEmails,
    now,
  });
  const webhooks = new WebhooksService({
    database,
    outbox,
    worker,
    loopbackAllowed,
    receivers,
    now,
  });
  return {
    settings,
    outbox,
    visitorEmails,
    notices: mail,
    startOutbox: onNotification,
    recipients: () => mail.recipients(),
    answerTo,
    resolvers: [
      new RequestResolver(requests, intake, limiter),
      new RequestDeskResolver({
        requests,
        desk: new RequestDesk({ database, outbox, onNotification, assignable, now }),
        notifications,
        overview: new RequestOverviewService(database, settings, now),
        settings,
      }),
      new SamePersonResolver(new SamePerson(database)),
      new RequestSenderResolver(database),
      new MailHealthResolver(
        new MailHealth({
          database,
          mail,
          worker,
          limiter: new AddressLimiter(limits.testMailsPerAddress, shared?.count('test-mails')),
          now,
        }),
      ),
      new NotificationsResolver(notifications, webhooks),
    ],
    forms: () => requestRoutes(intake, limiter),
    routes: (actorOf) => requestExportRoutes(requests, actorOf, now),
    records: [notificationRecords, statusRecords, wordRecords, confirmationRecords],
    chores: [
      { name: 'trim the outbox and its ledger', work: () => trimOutbox(database, now()) },
      { name: 'old confirmations of requests', work: () => confirmations.purge() },
      { name: 'index of the texts of requests', work: indexWords(database, now) },
    ],
    digest: requestDigest(database, settings, now),
    start: () => worker.start(),
    stop: () => worker.stop(),
  };
}
