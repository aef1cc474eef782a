import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  reviewLimits as limits,
  type ReviewCapacity,
  type ReviewDecision,
} from '../../../schema/review-rules.ts';
import type { ApprovedText } from '../reviewed-text.ts';

/** A decision on exactly one text. */
export interface DecidedText {
  decision: ReviewDecision;
  /** ISO 8601, because the column is JSON. */
  decidedAt: string;
  reason: string | null;
  textHash: string;
  text: ApprovedText;
}

/**
 * A person outside the team who was asked to review a post before its publication (product 26.1).
 * The token of the link and the code are stored as hashes only.
 */
@Entity('review')
@Index('review_post', ['postId', 'sentAt'])
export class Review {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  postId!: string;

  /** SHA-256 of the token, in hexadecimal digits; null once the reviewer is erased. */
  @Index('review_token', { unique: true })
  @Column('varchar', { length: 64, nullable: true })
  tokenHash!: string | null;

  /** Null once the reviewer is erased, like the address. */
  @Column('varchar', { length: limits.nameMax, nullable: true })
  name!: string | null;

  /** In lower case. */
  @Index('review_email')
  @Column('varchar', { length: limits.emailMax, nullable: true })
  email!: string | null;

  @Column('varchar', { length: 16 })
  capacity!: ReviewCapacity;

  /** A day such as 2027-12-31. */
  @Column('varchar', { length: 10, nullable: true })
  dueOn!: string | null;

  @Column('text', { nullable: true })
  message!: string | null;

  @Column({ type: Date })
  sentAt!: Date;

  /** E-mail address of the person who asked. */
  @Column('varchar', { length: 254 })
  sentBy!: string;

  @Column('varchar', { length: 16, nullable: true })
  decision!: ReviewDecision | null;

  @Column({ type: Date, nullable: true })
  decidedAt!: Date | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  /** `approvedTextHash` of the text that was decided on. */
  @Column('varchar', { length: 64, nullable: true })
  textHash!: string | null;

  /** That text itself, to say what changed since. */
  @Column('simple-json', { nullable: true })
  text!: ApprovedText | null;

  /** The decisions that later ones replaced, the first one first. */
  @Column('simple-json', { default: '[]' })
  earlierDecisions!: DecidedText[];

  @Column({ type: Date, nullable: true })
  withdrawnAt!: Date | null;

  /** When the post was published or deleted. */
  @Column({ type: Date, nullable: true })
  endedAt!: Date | null;

  /** Keyed hash of the current code; null if there is none. */
  @Column('varchar', { length: 64, nullable: true })
  codeHash!: string | null;

  /** How often the current code was tried. */
  @Column('int', { default: 0 })
  codeAttempts!: number;

  /** When codes were sent within the last hour, in milliseconds since 1970, the last one last. */
  @Column('simple-json', { default: '[]' })
  codesSentAt!: number[];

  /** Of the e-mail with the link, and of the one with the current code, in the outbox. */
  @Column('uuid', { nullable: true })
  linkMessageId!: string | null;

  @Column('uuid', { nullable: true })
  codeMessageId!: string | null;
}
