import { z } from 'zod';
import { dayMs } from './durations.ts';
import { placeholderNames, unknownPlaceholder, written } from './reply-placeholders.ts';
import { requiredLine, requiredText } from './text-rules.ts';

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

/** Toasts about replies and templates. */
export const replyToasts = {
  queued: {
    title: 'Reply queued',
    description: 'It shows “Sent” once the mail server has accepted it.',
  },
  queuedWhileTyping: {
    title: 'Reply queued',
    description: 'What you typed in the meantime was not sent. It is still in the form as a draft.',
  },
  templateSaved: { title: 'Template saved' },
  templateDeleted: { title: 'Template deleted' },
} as const;

/** Messages about replies and their templates. */
export const replyMessages = {
  subject: 'A subject is required.',
  message: 'A message is required.',
  name: 'A name is required.',
  nameTaken: 'Another template already has this name.',
  templatesMax: `You can have at most ${replyLimits.templatesMax} templates.`,
  templateMissing: 'This template no longer exists.',
  conflict: 'Someone else replied in the meantime. Your reply was not sent.',
  basedOnReplies: 'The number of replies you have seen is missing.',
  draftTooLong: 'This reply is too long to be saved as a draft.',
  unknownPlaceholder: (placeholder: string, known: readonly string[]) =>
    `“${placeholder}” is not a placeholder. Use ${known.join(', ')}.`,
  noValue: (placeholder: string) =>
    `This request has no value for ${placeholder}. Replace or remove the placeholder.`,
} as const;

const known = placeholderNames.map(written);

/** Refuses invalid placeholders. */
function withKnownPlaceholders<Rule extends z.ZodType<string>>(rule: Rule) {
  return rule.superRefine((text, context) => {
    const unknown = unknownPlaceholder(text);
    if (unknown !== undefined) {
      context.addIssue({
        code: 'custom',
        message: replyMessages.unknownPlaceholder(unknown, known),
      });
    }
  });
}

const subject = withKnownPlaceholders(
  requiredLine({
    required: replyMessages.subject,
    label: 'The subject',
    max: replyLimits.subjectMax,
  }),
);
const message = withKnownPlaceholders(
  requiredText({
    required: replyMessages.message,
    label: 'The message',
    max: replyLimits.messageMax,
  }),
);

/** Rules for a reply, by field (product 14.1). */
export const replyRules = {
  subject,
  message,
  basedOnReplies: z
    .int({ error: replyMessages.basedOnReplies })
    .min(0, replyMessages.basedOnReplies),
};

/** Rules for a reply template, by field (product 14.4). */
export const replyTemplateRules = {
  name: requiredLine({
    required: replyMessages.name,
    label: 'The name',
    max: replyLimits.templateNameMax,
  }),
  subject,
  message,
};

const draftText = (max: number) => z.string().max(2 * max, { error: replyMessages.draftTooLong });

/** Rules for the draft of a reply: only its size is limited. */
export const replyDraftRules = {
  subject: draftText(replyLimits.subjectMax),
  message: draftText(replyLimits.messageMax),
  basedOnReplies: replyRules.basedOnReplies,
  writtenAt: z.date(),
};
