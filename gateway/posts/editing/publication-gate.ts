import type { EntityManager } from 'typeorm';
import type { Finding } from '../../../schema/check-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';

/** What of a post is checked. */
export interface CheckedPost {
  title: string;
  /** Markdown with HTML allowed. */
  content: string;
  metaDescription: string;
  faqs: readonly { question: string; answer: string }[];
  /** The references, in order; undefined if they were not sent. */
  references?: readonly Reference[] | undefined;
  /** Its own address, at which it will answer once it is published. */
  slug?: string | undefined;
}

/** A scheduled post that was not published at its hour. */
export interface BlockedPost {
  id: string;
  title: string;
  dueAt: Date;
  findings: readonly Finding[];
}

/** What stands between a post and its publication (product 15.4). */
export interface PublicationGate {
  /** Makes ready for the checks that a form will ask for, in the background. */
  prepare: () => void;
  /**
   * What stands in the way of a post's publication on a day.
   * @throws Failure BAD_USER_INPUT for a text that takes too long, UNAVAILABLE when too many wait.
   */
  blocking: (post: CheckedPost, day: Date) => Promise<Finding[]>;
  /** Tells who is notified, in the transaction in which a scheduled post becomes a draft again. */
  onBlocked: (manager: EntityManager, post: BlockedPost) => Promise<void>;
  /** Called once such a transaction is done. */
  afterBlocked: () => void;
}

/** Tells a finding from others, so that one that was accepted is known again. */
export function findingKey({ rule, excerpt }: Finding): string {
  return `${rule}: ${excerpt}`;
}
