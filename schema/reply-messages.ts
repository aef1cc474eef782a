import { replyLimits } from './reply-limits.ts';

/** What the desk says about what was done with replies and templates. */
export const replyToasts = {
  queued: {
    title: 'Reply queued',
    description: 'It says “Sent” once the mail server has taken it.',
  },
  queuedWhileTyping: {
    title: 'Reply queued',
    description: 'What you typed meanwhile was not sent. It is still in the form, as a draft.',
  },
  templateSaved: { title: 'Template saved' },
  templateDeleted: { title: 'Template deleted' },
} as const;

/** What is said of replies and their templates. */
export const replyMessages = {
  subject: 'A subject is required.',
  message: 'A message is required.',
  name: 'A name is required.',
  nameTaken: 'Another template has this name.',
  templatesMax: `At most ${replyLimits.templatesMax} templates can be kept.`,
  templateMissing: 'This template does not exist any more.',
  conflict: 'Somebody else has replied in the meantime. Your reply has not been sent.',
  basedOnReplies: 'The number of replies that were seen is missing.',
  draftTooLong: 'This reply is too long to be kept as a draft.',
  unknownPlaceholder: (placeholder: string, known: readonly string[]) =>
    `“${placeholder}” is not a placeholder. There are ${known.join(', ')}.`,
  noValue: (placeholder: string) =>
    `This request says nothing for ${placeholder}. Please write it out or leave it out.`,
} as const;
