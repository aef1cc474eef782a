import { dayMs } from './durations.ts';

/** Replies to requests, and their templates (product 14). Lengths are characters. */
export const replyLimits = {
  subjectMax: 200,
  messageMax: 20_000,
  templateNameMax: 100,
  templatesMax: 50,
  draftRetentionDays: 30,
  /** Message-IDs that a reply names as those before it. */
  referencesMax: 20,
} as const;

/** Bounds on the confirmations that visitors get. */
export const confirmationLimits = {
  /** An address gets one in this time, in milliseconds. */
  oncePerMs: dayMs,
} as const;
