/** The choices of publication when a post is saved. */
export type PublicationChoice = 'draft' | 'now' | 'timed';

interface Publication {
  published: boolean;
  publishedAt: string | null;
}

/** Whether a date is in the future. */
export function isUpcoming(publishedAt: string | null, now: Date): boolean {
  return publishedAt !== null && Date.parse(publishedAt) > now.getTime();
}

/** The choice that matches a post's state. */
export function choiceOf({ published, publishedAt }: Publication, now: Date): PublicationChoice {
  if (!published) return 'draft';
  return isUpcoming(publishedAt, now) ? 'timed' : 'now';
}

/**
 * The date of a post that is published now. A future date would hide it, and the server leaves the
 * stored date unchanged if none is sent, so both are replaced with the current moment.
 */
export function dateOfNow(
  publishedAt: string | null,
  stored: string | null,
  now: Date,
): string | null {
  const hides = isUpcoming(publishedAt, now) || (publishedAt === null && isUpcoming(stored, now));
  return hides ? now.toISOString() : publishedAt;
}
