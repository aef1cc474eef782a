import type { Database } from '../database/database.ts';
import { AddressLimiter, CommonCap, type RateLimits } from '../http/rate-limits.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
import { OutboxEvent } from '../mail/outbox-message.entity.ts';
import type { PersonData } from '../privacy/person-data.ts';
import type { VisitorRequests } from '../requests/visitor-requests.ts';
import type { SiteModule } from '../site-module.ts';
import { preferenceForms } from './preference-forms.ts';
import { PreferenceLinks } from './preference-links.ts';
import { PreferenceMails } from './preference-mails.ts';
import { PreferencesResolver } from './preferences.resolver.ts';
import { PreferencesService } from './preferences.service.ts';

interface PreferencesOptions {
  database: Database;
  requests: VisitorRequests;
  person: PersonData;
  publicUrl: string;
  /** The secret that signs links; the same for every gateway. */
  sessionSecret: string;
  /** The name of the site. */
  brand: () => string;
  limits: Pick<RateLimits, 'formsPerAddress' | 'dataCopiesPerPerson' | 'erasureLinksPerPerson'>;
  /** The counters shared by all gateways, if there may be several. */
  shared: SharedLimits | undefined;
  now: () => Date;
}

/**
 * Composes a person's own choices about their data, and the link to them at the end of every e-mail
 * to a visitor (product 22).
 */
export function createPreferences(options: PreferencesOptions): SiteModule {
  const { database, requests, person, limits, shared, now } = options;
  const { outbox, visitorEmails, answerTo, startOutbox } = requests;
  const { publicUrl, sessionSecret: secret, brand } = options;
  const links = new PreferenceLinks({ publicUrl, secret, now });
  const mails = new PreferenceMails({ database, links, person, brand, answerTo });
  visitorEmails.writtenBy(OutboxEvent.PERSON_DATA, mails.copy);
  visitorEmails.writtenBy(OutboxEvent.PERSON_ERASURE, mails.erasureLink);
  visitorEmails.endsWith((requestId) => mails.linkFor(requestId));
  const service = new PreferencesService({
    database,
    links,
    person,
    outbox,
    limits: {
      copies: new CommonCap(limits.dataCopiesPerPerson, shared?.count('data-copies')),
      erasureLinks: new CommonCap(limits.erasureLinksPerPerson, shared?.count('erasure-links')),
    },
    onMessages: startOutbox,
    now,
  });
  const limiter = new AddressLimiter(limits.formsPerAddress, shared?.count('preferences'));
  return {
    resolvers: [new PreferencesResolver(service, limiter)],
    forms: () => preferenceForms(service, limiter),
  };
}
