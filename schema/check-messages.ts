import { checkLimits as limits } from './check-rules.ts';

/** Texts around the checks of posts, for form and server alike. */
export const checkMessages = {
  /** The refusal of a publication. */
  refused: (count: number): string =>
    count === 1
      ? 'This post was not published: the checks found a problem to fix first. Nothing was saved.'
      : `This post was not published: the checks found ${String(count)} problems to fix first. Nothing was saved.`,
  /** The rule of the reason for publishing in spite of findings. */
  reason: `The reason must have ${String(limits.reasonMin)} to ${String(limits.reasonMax)} characters.`,
  /** The refusal of a save that another one overtook again and again. */
  overtaken:
    'This post is being changed at the same moment. Nothing was saved. Reload the post to see the other changes.',
} as const;
