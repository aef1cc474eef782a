import type { Person } from '../../../schema/person-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';

/** What a post rests on and who answers for it, as each state of a post keeps it (product 18.4). */
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

/** What was sent over what is there, absent stays as it is; nothing is there of a new post. */
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
