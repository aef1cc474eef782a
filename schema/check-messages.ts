import { checkLimits as limits } from './check-rules.ts';

/** Messages about the checks of posts, shared by form and server. */
export const checkMessages = {
  /** The error when findings block a publication. */
  refused: (count: number): string =>
    count === 1
      ? 'This post was not published: the checks found a problem to fix first. Nothing was saved.'
      : `This post was not published: the checks found ${String(count)} problems to fix first. Nothing was saved.`,
  /** The rule for the reason for publishing despite findings. */
  reason: `The reason must have ${String(limits.reasonMin)} to ${String(limits.reasonMax)} characters.`,
  /** The error when other saves repeatedly precede this one. */
  overtaken:
    'This post is being changed at the same moment. Nothing was saved. Reload the post to see the other changes.',
} as const;
