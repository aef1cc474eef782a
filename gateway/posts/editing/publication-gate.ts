import type { EntityManager } from 'typeorm';
import type { Finding } from '../../../schema/check-rules.ts';
import type { Reference } from '../../../schema/reference-rules.ts';

/** The parts of a post that are checked. */
export interface CheckedPost {
  title: string;
  /** Markdown with HTML allowed. */
  content: string;
  metaDescription: string;
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
}

/** Identifies a finding, so that an accepted one is recognised again. */
export function findingKey({ rule, excerpt }: Finding): string {
  return `${rule}: ${excerpt}`;
}
