import { z } from 'zod';
import { replyLimits as limits } from './reply-limits.ts';
import { replyMessages as messages } from './reply-messages.ts';
import { placeholderNames, unknownPlaceholder, written } from './reply-placeholders.ts';
import { requiredLine, requiredText } from './text-rules.ts';

const known = placeholderNames.map(written);

/** Refuses invalid placeholders. */
function withKnownPlaceholders<Rule extends z.ZodType<string>>(rule: Rule) {
  return rule.superRefine((text, context) => {
    const unknown = unknownPlaceholder(text);
    if (unknown !== undefined) {
      context.addIssue({
        code: 'custom',
        message: messages.unknownPlaceholder(unknown, known),
      });
    }
  });
}

const subject = withKnownPlaceholders(
  requiredLine({ required: messages.subject, label: 'The subject', max: limits.subjectMax }),
);
const message = withKnownPlaceholders(
  requiredText({ required: messages.message, label: 'The message', max: limits.messageMax }),
);

/** Rules for a reply, by field (product 14.1). */
export const replyRules = {
  subject,
  message,
  basedOnReplies: z.int({ error: messages.basedOnReplies }).min(0, messages.basedOnReplies),
};

/** Rules for a reply template, by field (product 14.4). */
export const replyTemplateRules = {
  name: requiredLine({ required: messages.name, label: 'The name', max: limits.templateNameMax }),
  subject,
  message,
};

const draftText = (max: number) => z.string().max(2 * max, { error: messages.draftTooLong });

/** Rules for the draft of a reply: only its size is limited. */
export const replyDraftRules = {
  subject: draftText(limits.subjectMax),
  message: draftText(limits.messageMax),
  basedOnReplies: replyRules.basedOnReplies,
  writtenAt: z.date(),
};
