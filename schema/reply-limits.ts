import { dayMs } from './durations.ts';

/** Limits for replies to requests and for reply templates (product 14). Lengths are characters. */
export const replyLimits = {
  subjectMax: 200,
  messageMax: 20_000,
  templateNameMax: 100,
  templatesMax: 50,
  draftRetentionDays: 30,
  /** Message-IDs in a reply's References header. */
  referencesMax: 20,
} as const;

export const confirmationLimits = {
  /** One e-mail address receives at most one confirmation in this time, in milliseconds. */
  oncePerMs: dayMs,
} as const;
