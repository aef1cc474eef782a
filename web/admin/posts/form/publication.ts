import { timeOfDay } from '../../shell/moment-text.ts';

/** The choices of publication when a post is saved. */
export type PublicationChoice = 'draft' | 'now' | 'timed';

interface Publication {
  published: boolean;
  publishedAt: string | null;
}

export function isUpcoming(publishedAt: string | null, now: Date): boolean {
  return publishedAt !== null && Date.parse(publishedAt) > now.getTime();
}

/** Whether readers can see a post once it is saved with this choice. */
export function willBePublic(
  choice: PublicationChoice,
  publishedAt: string | null,
  now: Date,
): boolean {
  return choice === 'now' || (choice === 'timed' && !isUpcoming(publishedAt, now));
}

/** The choice that matches a post's state. */
export function choiceOf({ published, publishedAt }: Publication, now: Date): PublicationChoice {
  if (!published) return 'draft';
  return isUpcoming(publishedAt, now) ? 'timed' : 'now';
}

const dayFirst = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** What the main button does with this choice, as the words beside it. */
export function effectText(
  choice: PublicationChoice,
  publishedAt: string | null,
  isPublic: boolean,
): string {
  switch (choice) {
    case 'draft':
      return isPublic ? 'Will be unpublished' : 'Only administrators will see it';
    case 'now':
      return 'Will be public at once';
    case 'timed': {
      if (!publishedAt) return 'Needs a publication date';
      const date = new Date(publishedAt);
      return `Public on ${dayFirst.format(date)}, ${timeOfDay(date)}`;
    }
  }
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
