import type { EntityManager } from 'typeorm';
import type { Finding } from '../../../schema/check-rules.ts';
import type { MissingReview, ReviewCapacity } from '../../../schema/review-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';
import type { Post } from '../entities/post.entity.ts';

/** A text of a post that may be absent. */
type OptionalText = string | null | undefined;

/** A text to check; a `PostSnapshot` is one. */
export interface CheckedPost {
  title: string;
  subtitle?: OptionalText;
  /** Markdown with HTML allowed. */
  content: string;
  /** Absent if it is taken from the content. */
  excerpt?: OptionalText;
  metaTitle?: OptionalText;
  metaDescription?: OptionalText;
  faqs: readonly { question: string; answer: string }[];
  /** The references, in order; undefined if they were not sent. */
  references?: readonly Reference[] | undefined;
  /** Its own slug, under which it will be public once published. */
  slug?: string | undefined;
  /** Whether AI was involved and no person has confirmed having read it. */
  unread?: boolean;
}

/** A scheduled post that was not published on time. */
export interface BlockedPost {
  id: string;
  title: string;
  dueAt: Date;
  findings: readonly Finding[];
}

/** What must be reviewed before a publication (product 26.5). */
export interface RequiredReviews {
  capacities: readonly ReviewCapacity[];
  /** Whether who publishes must not be the last person who changed the text. */
  fourEyes: boolean;
}

/** A text that is about to be public. */
export interface ReviewedPublication {
  post: Pick<Post, 'id' | 'textBy'>;
  /** `approvedTextHash` of the text. */
  textHash: string;
  /** E-mail address of the person who publishes it; null for a program. */
  by: string | null;
}

/** Checks posts before their publication (product 15.4). */
export interface PublicationGate {
  /** Prepares in the background for the checks that a form will request. */
  prepare: () => void;
  /**
   * The findings that block a post's publication on a day.
   * @throws Failure BAD_USER_INPUT for a text that takes too long, UNAVAILABLE when too many checks
   *   are queued.
   */
  blocking: (post: CheckedPost, day: Date) => Promise<Finding[]>;
  /**
   * Notifies the recipients, in the transaction in which a scheduled post becomes a draft again.
   */
  onBlocked: (manager: EntityManager, post: BlockedPost) => Promise<void>;
  /** Called after such a transaction. */
  afterBlocked: () => void;
  /** The reviews that a text needs before its publication; undefined if none. */
  requiredReviews: (post: CheckedPost) => Promise<RequiredReviews | undefined>;
  /** Those of them that are missing, in the transaction of the publication. */
  missingReviews: (
    manager: EntityManager,
    required: RequiredReviews,
    publication: ReviewedPublication,
  ) => Promise<MissingReview[]>;
  /** Ends the reviews of a post, in the transaction in which its text is published or deleted. */
  endReviews: (manager: EntityManager, postId: string, at: Date) => Promise<void>;
}

/** Identifies a finding, so that an accepted one is recognised again. */
export function findingKey({ rule, excerpt }: Finding): string {
  return `${rule}: ${excerpt}`;
}
