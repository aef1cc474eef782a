import type { Person } from '../../../schema/person-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';

/**
 * The references, authors and reviewer of a post, stored with each of its versions (product 18.4).
 */
export interface StoredAttribution {
  references: Reference[];
  authors: Person[];
  reviewer: Person | null;
}

/** The credits of a post, or of a stored version of one. */
export function attributionOf(post: StoredAttribution): StoredAttribution {
  const { references, authors, reviewer } = post;
  return { references, authors, reviewer };
}

/** The present values overridden by those that were sent; a new post has no present values. */
export function attributionOver(
  sent: Partial<StoredAttribution>,
  present?: StoredAttribution,
): StoredAttribution {
  const { references, authors, reviewer } = sent;
  return {
    references: references ?? present?.references ?? [],
    authors: authors ?? present?.authors ?? [],
    reviewer: reviewer === undefined ? (present?.reviewer ?? null) : reviewer,
  };
}
