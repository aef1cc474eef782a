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
