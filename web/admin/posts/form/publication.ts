/** The three ways in which a post can leave the form. */
export type PublicationChoice = 'draft' | 'now' | 'timed';

interface Publication {
  published: boolean;
  publishedAt: string | null;
}

/** Whether a date is still to come. */
export function isUpcoming(publishedAt: string | null, now: Date): boolean {
  return publishedAt !== null && Date.parse(publishedAt) > now.getTime();
}

/** The choice that a post's state amounts to. */
export function choiceOf({ published, publishedAt }: Publication, now: Date): PublicationChoice {
  if (!published) return 'draft';
  return isUpcoming(publishedAt, now) ? 'timed' : 'now';
}

/**
 * The date of a post that is published now: one to come would hide it, and the server keeps the
 * stored one where none is sent, so that the present moment takes the place of either.
 */
export function dateOfNow(
  publishedAt: string | null,
  stored: string | null,
  now: Date,
): string | null {
  const hides = isUpcoming(publishedAt, now) || (publishedAt === null && isUpcoming(stored, now));
  return hides ? now.toISOString() : publishedAt;
}
