import type { KeyScope } from '../../../generated/admin.ts';

/** The labels of the scopes, in the order of the form. */
export const scopeLabels: Record<KeyScope, string> = {
  POSTS_READ: 'Read drafts, versions and images',
  POSTS_WRITE: 'Write drafts and pending changes',
  POSTS_PUBLISH: 'Publish, schedule and withdraw posts',
  CONTENT_WRITE: 'Read and draft site content',
  REQUESTS_READ: 'Read requests, with personal data',
  REQUESTS_WRITE: 'Change status, notes and assignment of requests',
  INSIGHTS_READ: 'Read insights',
};

/** All scopes, in the order of the form. */
export const scopes = Object.keys(scopeLabels) as KeyScope[];
