import './zod-setup.ts';
import { z } from 'zod';
import { dayMs, hourMs, minuteMs } from './durations.ts';
import { isEmailAddress } from './email-address.ts';
import { requestLimits } from './limits.ts';
import { optionalText, requiredLine, requiredText } from './text-rules.ts';

/** What a reviewer answers for. */
export const reviewCapacities = [
  'MEDICAL',
  'LEGAL',
  'REGULATORY',
  'SCIENTIFIC',
  'EDITORIAL',
] as const;

export type ReviewCapacity = (typeof reviewCapacities)[number];

export const capacityNames: Record<ReviewCapacity, string> = {
  MEDICAL: 'Medical',
  LEGAL: 'Legal',
  REGULATORY: 'Regulatory',
  SCIENTIFIC: 'Scientific',
  EDITORIAL: 'Editorial',
};

/** What a publication can lack: the approval of a capacity, or a second person. */
export type MissingReview = ReviewCapacity | 'FOUR_EYES';

/** For which posts the approvals are required. */
export const reviewScopes = ['NONE', 'CLAIMS', 'ALL'] as const;

export type ReviewScope = (typeof reviewScopes)[number];

/** What is missing, as a sentence. */
export function missingReviewMessage(missing: MissingReview): string {
  return missing === 'FOUR_EYES'
    ? 'Somebody other than the person who last changed the text must publish it.'
    : `The ${capacityNames[missing].toLowerCase()} approval of this text is missing.`;
}

const reviewDecisions = ['APPROVE', 'ASK_FOR_CHANGES'] as const;

export type ReviewDecision = (typeof reviewDecisions)[number];

/** Limits of reviews before publication (product 26). */
export const reviewLimits = {
  nameMax: 200,
  emailMax: requestLimits.emailMax,
  messageMax: 1_000,
  passageMax: 2_000,
  noteMax: 2_000,
  suggestionMax: 5_000,
  reasonMin: 10,
  reasonMax: 2_000,
  notes: 200,
  perPost: 200,
  /** How long a link is valid. */
  linkMs: 30 * dayMs,
  codeDigits: 6,
  codeMs: 15 * minuteMs,
  codeAttempts: 5,
  codesPerHour: 5,
  codesPerMs: hourMs,
} as const;

const capacityNeeded = 'Choose what the reviewer answers for.';
const reasonNeeded = `Say what should change, in at least ${String(reviewLimits.reasonMin)} characters.`;

export const reviewMessages = {
  nothingToReview: 'This post is public and has no pending changes to review.',
  tooMany: 'This post has as many reviews as it can have.',
  unknown: 'There is no such review.',
  unknownNote: 'There is no such note.',
  linkUnknown: 'This link is not valid.',
  ended: 'This review has ended.',
  tooManyNotes: 'This review has as many notes as it can have.',
  codeWrong: 'This code is wrong or no longer valid. Ask for a new one.',
  tooManyCodes: 'You have asked for several codes within an hour. Please try again later.',
  otherText: 'The text has changed since you opened this page. Please reload it.',
  passageLost: 'The passage has changed. Nothing was saved.',
  notReplaceable:
    'The suggestion cannot replace this passage cleanly, because of its formatting or links. Change it by hand.',
  noteClosed: 'This note is already closed.',
  noSuggestion: 'This note has no suggestion.',
  required: 'This text needs a review before it is published.',
} as const;

export const reviewToasts = {
  asked: { title: 'Review requested' },
  withdrawn: { title: 'Review withdrawn' },
  applied: { title: 'Suggestion applied' },
  rulesSaved: { title: 'Rules saved' },
} as const;

/** Rules for asking for a review, by field. */
export const requestReviewRules = {
  name: requiredLine({
    required: 'Enter the reviewer’s name.',
    label: 'Name',
    max: reviewLimits.nameMax,
  }),
  email: z
    .string({ error: 'Enter the reviewer’s e-mail address.' })
    .trim()
    .toLowerCase()
    .refine(isEmailAddress, { error: 'Enter a valid e-mail address.' }),
  capacity: z.enum(reviewCapacities, { error: capacityNeeded }),
  dueOn: z.iso
    .date({ error: 'Enter a date such as 2027-12-31.' })
    .nullish()
    .transform((day) => day ?? null),
  message: optionalText('Message', reviewLimits.messageMax),
};

/** Rules for a reviewer’s note, by field. */
export const reviewNoteRules = {
  passage: requiredText({
    required: 'Select a passage of the text.',
    label: 'Passage',
    max: reviewLimits.passageMax,
  }),
  prefix: optionalText('Text before the passage', reviewLimits.passageMax),
  suffix: optionalText('Text after the passage', reviewLimits.passageMax),
  note: requiredText({
    required: 'Write a note.',
    label: 'Note',
    max: reviewLimits.noteMax,
  }),
  suggestion: optionalText('Suggestion', reviewLimits.suggestionMax),
};

/** Rules for the settings of reviews, by field. */
export const reviewRulesRules = {
  appliesTo: z.enum(reviewScopes, { error: 'Choose for which posts reviews are required.' }),
  capacities: z
    .array(z.enum(reviewCapacities), { error: capacityNeeded })
    .transform((chosen) => reviewCapacities.filter((capacity) => chosen.includes(capacity))),
  fourEyes: z.boolean(),
};

/** The reason for a decision: required to ask for changes. */
export function reasonProblem(decision: ReviewDecision, reason: string): string | undefined {
  if (decision === 'ASK_FOR_CHANGES' && reason.length < reviewLimits.reasonMin) {
    return reasonNeeded;
  }
  const result = optionalText('Reason', reviewLimits.reasonMax).safeParse(reason);
  return result.success ? undefined : result.error.issues[0]?.message;
}
