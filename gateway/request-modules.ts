import type { AppDependencies } from './app-dependencies.ts';
import { assignableEmails, configuredPeople } from './auth/people/listed-people.ts';
import { createPeople } from './auth/people/people.ts';
import type { SiteChanges } from './changes/site-changes.ts';
import type { SharedLimits } from './http/shared-limits.ts';
import { createMeetings, type Meetings } from './meetings/meetings.ts';
import { createPreferences } from './preferences/preferences.ts';
import { createPrivacy, type Privacy } from './privacy/privacy.ts';
import { createReplies } from './replies/replies.ts';
import { createVisitorRequests, type VisitorRequests } from './requests/visitor-requests.ts';
import { reviewRecords } from './reviews/review-records.ts';
import type { SiteModule } from './site-module.ts';

interface RequestModulesOptions {
  changes: SiteChanges;
  /** The counters shared by all gateways, if there may be several. */
  shared: SharedLimits | undefined;
  audit: SiteModule;
  /** Called after a visitor's request was stored. */
  onStored: Parameters<typeof createVisitorRequests>[0]['onStored'];
  brand: () => string;
  now: () => Date;
}

/** The modules of visitors' requests and of the persons in them. */
interface RequestModules {
  requests: VisitorRequests;
  replies: SiteModule;
  meetings: Meetings;
  people: SiteModule;
  privacy: Privacy;
  preferences: SiteModule;
  /** The e-mail addresses of those to whom requests may be assigned. */
  assignable: () => Promise<string[]>;
}

/** Creates the modules of visitors' requests and of the persons in them, and connects them. */
export async function createRequestModules(
  deps: AppDependencies,
  { changes, shared, audit, onStored, brand, now }: RequestModulesOptions,
): Promise<RequestModules> {
  const { database, logger, publicUrl, sessionSecret, limits } = deps;
  const configured = configuredPeople(deps.identity);
  const assignable = (): Promise<string[]> => assignableEmails(database.reader, configured, now());
  const requests = createVisitorRequests({
    database,
    logger,
    publicUrl,
    sessionSecret,
    mail: deps.mail,
    assignable,
    limits,
    shared,
    onStored,
    now,
  });
  const meetings = createMeetings({
    database,
    requests,
    publicUrl,
    sessionSecret,
    mailFrom: deps.mail.from,
    brand,
    assignable,
    limits,
    shared,
    now,
  });
  const replies = createReplies({ database, requests, meetingLink: meetings.linkFor, now });
  const people = createPeople({
    database,
    changes,
    configured,
    mail: requests,
    publicUrl,
    brand,
    now,
  });
  const privacy = await createPrivacy({
    database,
    changes,
    logger,
    erasureJournal: deps.erasureJournal,
    sessionSecret,
    settings: requests.settings,
    records: [requests, replies, meetings, people, audit, { records: [reviewRecords] }].flatMap(
      ({ records = [] }) => records,
    ),
    now,
  });
  const preferences = createPreferences({
    database,
    requests,
    person: privacy.person,
    publicUrl,
    sessionSecret,
    brand,
    limits,
    shared,
    now,
  });
  return { requests, replies, meetings, people, privacy, preferences, assignable };
}
