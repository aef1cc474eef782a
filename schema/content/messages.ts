import type { ToastText } from '../toast-text.ts';

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
