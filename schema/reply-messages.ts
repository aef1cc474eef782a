import { replyLimits } from './reply-limits.ts';

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
