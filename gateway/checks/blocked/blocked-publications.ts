import { In, IsNull, LessThan, type EntityManager } from 'typeorm';
import { postFormPath } from '../../../schema/article-path.ts';
import type { Author } from '../../access/actor.ts';
import { momentText } from '../../audit/record-action.ts';
import type { Database } from '../../database/database.ts';
import type { VisitorEmail, VisitorEmailWriter } from '../../mail/visitor-email-channel.ts';
import { OutboxEvent } from '../../mail/outbox-message.entity.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { BlockedPost } from '../../posts/editing/publication-gate.ts';
import { Post } from '../../posts/entities/post.entity.ts';
import { BlockedPublication } from './blocked-publication.entity.ts';
import { dayMs } from '../../../schema/durations.ts';

const retentionDays = 90;

interface BlockedPublicationsOptions {
  database: Database;
  outbox: Outbox;
  publicUrl: string;
  now: () => Date;
}

/**
 * Notifies those who are notified of requests that a scheduled post was not published
 * (product 15.4).
 */
export class BlockedPublications {
  constructor(private readonly options: BlockedPublicationsOptions) {}

  /**
   * Puts the e-mail into the outbox, in the transaction in which the post becomes a draft again.
   */
  async note(manager: EntityManager, { id, title, dueAt, findings }: BlockedPost): Promise<void> {
    const { outbox, now } = this.options;
    const event = OutboxEvent.PUBLICATION_HELD;
    const message = await outbox.notice(manager, { event, requestId: null });
    await manager.insert(BlockedPublication, {
      ...{ messageId: message.id, postId: id, title, dueAt, heldAt: now() },
      findings: [...findings],
    });
  }

  /** The e-mail to the notified administrators; undefined once its content is deleted. */
  readonly write: VisitorEmailWriter = async (message): Promise<VisitorEmail | undefined> => {
    const { database, publicUrl } = this.options;
    const blocked = await database.reader.findOneBy(BlockedPublication, { messageId: message.id });
    if (blocked === null) return undefined;
    const { postId, title, dueAt, findings } = blocked;
    return {
      subject: `Not published: ${title}`,
      text: [
        `“${title}” was to be published on ${momentText(dueAt)}. Its checks found problems to fix`,
        'first, so it is a draft again:',
        '',
        ...findings.flatMap(({ message: found, excerpt, suggestion }) => [
          `- ${found}`,
          ...(excerpt === '' ? [] : [`  Where: ${excerpt}`]),
          `  ${suggestion}`,
        ]),
        '',
        `Fix them here, or publish it with a reason: ${publicUrl}${postFormPath(postId)}`,
        '',
      ].join('\n'),
    };
  };

  /** The posts that were blocked and are still drafts, the last one first. */
  async list(_actor: Author): Promise<BlockedPublication[]> {
    const { reader } = this.options.database;
    const blocked = await reader.find(BlockedPublication, { order: { heldAt: 'DESC' } });
    const drafts = await reader.findBy(Post, {
      id: In(blocked.map(({ postId }) => postId)),
      published: false,
      deletedAt: IsNull(),
    });
    const draftIds = new Set(drafts.map(({ id }) => id));
    return blocked.filter(({ postId }) => draftIds.delete(postId));
  }

  /** Deletes old notifications. */
  async purge(): Promise<void> {
    const before = new Date(this.options.now().getTime() - retentionDays * dayMs);
    await this.options.database.write((manager) =>
      manager.delete(BlockedPublication, { heldAt: LessThan(before) }),
    );
  }
}
