import { In, Not, type EntityManager } from 'typeorm';
import { postFormPath } from '../../schema/article-path.ts';
import { reviewLimits as limits } from '../../schema/review-rules.ts';
import type { Database } from '../database/database.ts';
import { DeliveryFailure } from '../mail/delivery-channel.ts';
import { deleteMessages } from '../mail/outbox-deletion.ts';
import { htmlDocument, paragraphs } from '../mail/html-text.ts';
import { OutboxEvent, OutboxMessage, OutboxState } from '../mail/outbox-message.entity.ts';
import type { Outbox } from '../mail/outbox.ts';
import type {
  DeliveryConsequences,
  VisitorEmail,
  VisitorEmailWriter,
} from '../mail/visitor-email-channel.ts';
import { Review } from './entities/review.entity.ts';
import type { ReviewSecrets } from './review-secrets.ts';
import { isEnded, linkEndsAt } from './review-state.ts';
import { presentTextOf } from './reviewed-text.ts';

interface ReviewMailsOptions {
  database: Database;
  outbox: Outbox;
  secrets: ReviewSecrets;
  publicUrl: string;
  /** The name of the site. */
  brand: () => string;
  now: () => Date;
}

/** A day in words, in UTC. */
const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const minutes = limits.codeMs / 60_000;

/**
 * Writes the e-mails to reviewers, and those about their decisions. The outbox contains the
 * secrets encrypted until they are delivered, and nothing of them afterwards (product 26.2).
 */
export class ReviewMails {
  constructor(private readonly options: ReviewMailsOptions) {}

  /** Adds the e-mail with the link to the outbox; resolves with the id of the message. */
  addLink(manager: EntityManager, review: Pick<Review, 'id'>, token: string): Promise<string> {
    return this.add(manager, OutboxEvent.REVIEW_ASKED, review, token);
  }

  /** Adds the e-mail with a code. */
  addCode(manager: EntityManager, review: Pick<Review, 'id'>, code: string): Promise<string> {
    return this.add(manager, OutboxEvent.REVIEW_CODE, review, code);
  }

  /** Adds the e-mail about a decision to whoever asked for the review. */
  async addDecision(manager: EntityManager, { id }: Pick<Review, 'id'>): Promise<void> {
    const event = OutboxEvent.REVIEW_DECIDED;
    await this.options.outbox.addPersonEmail(manager, { event, data: { reviewId: id } });
  }

  /** The e-mail with the link; undefined once the review has ended. */
  readonly link: VisitorEmailWriter = async (message) => {
    const { publicUrl, brand } = this.options;
    const read = await this.read(message);
    if (read === undefined) return undefined;
    const { review, post, secret } = read;
    const { name, capacity, dueOn, message: words, sentBy } = review;
    const due = dueOn === null ? '' : ` by ${dayWords.format(new Date(dueOn))}`;
    return this.toReviewer(review, `Please review “${post.title}”`, [
      `Hello ${name ?? ''},`,
      `${sentBy} asks you for a ${capacity.toLowerCase()} review of “${post.title}” before it is published at ${brand()}${due}.`,
      ...(words ? [words] : []),
      `Open this page to read the text, add notes and decide:\n${publicUrl}/review/${secret}`,
      `The link is personal and expires on ${dayWords.format(linkEndsAt(review))}. You do not need an account.`,
    ]);
  };

  /** The e-mail with a code; undefined once the review has ended. */
  readonly code: VisitorEmailWriter = async (message) => {
    const read = await this.read(message);
    if (read === undefined) return undefined;
    const { review, post, secret } = read;
    return this.toReviewer(review, 'Your code for the review', [
      `Hello ${review.name ?? ''},`,
      `Your code for deciding on “${post.title}” is:`,
      secret,
      `It is valid for ${String(minutes)} minutes. If you did not ask for it, you do not need to do anything.`,
    ]);
  };

  /** The e-mail about the latest decision; undefined once the post is deleted. */
  readonly decision: VisitorEmailWriter = async (message) => {
    const found = await this.find(message);
    if (found === undefined || found.review.decision === null) return undefined;
    const { review, post } = found;
    const approved = review.decision === 'APPROVE';
    const who = `${review.name ?? 'A reviewer'} (${review.capacity.toLowerCase()})`;
    const url = `${this.options.publicUrl}${postFormPath(post.id)}`;
    return this.email(
      { name: '', address: review.sentBy },
      review.email ?? undefined,
      `${approved ? 'Approved' : 'Changes asked for'}: “${post.title}”`,
      [
        approved
          ? `${who} approved “${post.title}”. Any later change to the text ends the approval.`
          : `${who} asks for changes to “${post.title}”.`,
        ...(review.reason ? [review.reason] : []),
        `The text, the notes and the reviews:\n${url}`,
      ],
    );
  };

  /** Removes the secret of an e-mail that was delivered or stopped. */
  readonly consequences: DeliveryConsequences = {
    delivered: (manager, message) => this.clear(manager, message),
    stopped: (manager, message) => this.clear(manager, message),
  };

  private async clear(manager: EntityManager, { id }: OutboxMessage): Promise<void> {
    await manager.update(OutboxMessage, { id }, { data: null });
  }

  private async add(
    manager: EntityManager,
    event: OutboxEvent,
    { id: reviewId }: Pick<Review, 'id'>,
    secret: string,
  ): Promise<string> {
    const { outbox, secrets } = this.options;
    const data = { reviewId, sealed: secrets.seal(secret) };
    return (await outbox.addPersonEmail(manager, { event, data })).id;
  }

  private async find({ data }: OutboxMessage) {
    const { database, now } = this.options;
    const id = data?.['reviewId'];
    if (typeof id !== 'string') return undefined;
    const review = await database.reader.findOneBy(Review, { id });
    const present = review && (await presentTextOf(database.reader, review.postId, now()));
    return present ? { review, present, post: present.post } : undefined;
  }

  /** What an e-mail to a reviewer needs; undefined once the review has ended. */
  private async read(message: OutboxMessage) {
    const { secrets, now } = this.options;
    const sealed = message.data?.['sealed'];
    const found = await this.find(message);
    if (typeof sealed !== 'string' || !found?.review.email) return undefined;
    if (isEnded(found.review, found.present, now())) return undefined;
    const secret = secrets.open(sealed);
    if (secret === undefined) {
      throw new DeliveryFailure('SESSION_SECRET has changed since this was written.', false);
    }
    return { ...found, secret };
  }

  private toReviewer(review: Review, subject: string, lines: readonly string[]): VisitorEmail {
    const to = { name: review.name ?? '', address: review.email ?? '' };
    return this.email(to, review.sentBy, subject, lines);
  }

  private email(
    to: VisitorEmail['to'],
    replyTo: string | undefined,
    subject: string,
    lines: readonly string[],
  ): VisitorEmail {
    const text = [...lines, `The ${this.options.brand()} team`].join('\n\n');
    return {
      ...{ to, subject, text: `${text}\n`, html: htmlDocument([paragraphs(text)]) },
      ...(replyTo === undefined ? {} : { replyTo }),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    };
  }
}

/** Deletes e-mails of a review that were not delivered. */
export async function deleteUndelivered(
  manager: EntityManager,
  messageIds: readonly (string | null)[],
): Promise<void> {
  const undelivered = await manager.findBy(OutboxMessage, {
    id: In(messageIds.flatMap((id) => id ?? [])),
    state: Not(OutboxState.DELIVERED),
  });
  await deleteMessages(
    manager,
    undelivered.map(({ id }) => id),
  );
}
