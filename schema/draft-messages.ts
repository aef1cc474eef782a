import type { ToastText } from './toast-text.ts';

/** Toasts about the pending changes of a published post. */
export const pendingChangesMessages = {
  saved: {
    title: 'Changes saved as a draft',
    description: 'Readers see the published text until you publish them.',
  },
  discarded: {
    title: 'Changes discarded',
    description: 'They are in the history of the post, and can be restored there.',
  },
  restored: {
    title: 'Changes restored',
    description: 'They are pending. Edit the post to continue.',
  },
} as const satisfies Record<string, ToastText>;

/** Messages in the form of a content part. */
export const contentMessages = {
  published: { title: 'Published', description: 'Visitors see it from now on.' },
  discarded: { title: 'Draft discarded' },
  restored: (version: number): ToastText => ({ title: `Version ${String(version)} restored` }),
  fileUsed: { title: 'The file’s text is published' },
  notYet: (count: number): ToastText => ({
    title: 'Not published yet',
    description: count === 1 ? 'Correct 1 field first.' : `Correct ${String(count)} fields first.`,
  }),
} as const;
