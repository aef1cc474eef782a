import type { TypePolicies } from '@apollo/client';

/** There is one of each: every query reads and writes the same record. */
const single = { keyFields: [] } satisfies TypePolicies[string];

/** Parts of a single record that different queries select different fields of. */
const merged = { merge: true } satisfies TypePolicies[string];

/** How objects without an id are stored in the cache. */
export const typePolicies: TypePolicies = {
  Site: single,
  Sections: single,
  Performance: single,
  Examples: single,
  MeetingSettings: single,
  OutboxSummary: single,
  PublicationSchedule: single,
  Viewer: single,
  // The id of a question is its own among those of one page only.
  Faq: { keyFields: false },
  // The author of a post is part of it.
  PostPerson: { keyFields: false },
  PostReference: { keyFields: false },
  // Every save of the template carries the same id.
  TemplateConfig: { keyFields: false },
  TemplateSave: { keyFields: ['number'] },
  Brand: merged,
  ContactEmails: merged,
  PageMetadataSet: merged,
  PostalAddress: merged,
  SiteFooter: merged,
  SiteHeader: merged,
};
