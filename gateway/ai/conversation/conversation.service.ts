import { generationMessages, type GeneratedPost } from '../../../schema/generation-rules.ts';
import { aiLimits } from '../../../schema/limits.ts';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { Failure } from '../../failure.ts';
import type { AdminPostsService } from '../../posts/desk/admin-posts.service.ts';
import type { PostEditingService } from '../../posts/editing/post-editing.service.ts';
import type { Post } from '../../posts/entities/post.entity.ts';
import { requireRecord } from '../../database/record-id.ts';
import { validated } from '../../validation/validated.ts';
import { Generation } from '../generation.entity.ts';
import { AcceptRevisionInput } from './revision.input.ts';
import { listTurns } from '../generation-log.ts';

interface ConversationDependencies {
  database: Database;
  posts: AdminPostsService;
  editing: PostEditingService;
  now: () => Date;
}

const unknownTurnMessage = 'This revision is no longer available.';

/**
 * Conversations about posts: requests, proposals, and what was accepted or rejected (product 6.6).
 */
export class ConversationService {
  constructor(private readonly deps: ConversationDependencies) {}

  /**
   * The turns about a post, oldest first.
   * @throws Failure NOT_FOUND for an unknown or deleted post.
   */
  async turns(actor: Author, postId: string): Promise<Generation[]> {
    const { id } = await this.deps.posts.byId(actor, postId);
    const turns = await listTurns(this.deps.database.reader, id);
    return turns.map((turn) => this.withoutOrphan(turn));
  }

  async turn(_actor: Author, id: string): Promise<Generation> {
    const { reader } = this.deps.database;
    return this.withoutOrphan(await requireRecord(reader, Generation, id, unknownTurnMessage));
  }

  /** The post proposed by a turn; null if there is none. */
  async revision(_actor: Author, id: string): Promise<GeneratedPost | null> {
    const turn = await this.deps.database.reader.findOne(Generation, {
      select: { id: true, revision: true },
      where: { id },
    });
    return turn?.revision ?? null;
  }

  /**
   * Saves the accepted parts of a proposal as a new version of its post, like any other save, and
   * resolves with the post.
   * @throws Failure CONFLICT when the post was changed after the version that the proposal was
   *   compared with; then the proposal remains.
   */
  async accept(actor: Author, id: string, raw: unknown): Promise<Post> {
    const { postId, model } = await this.proposal(actor, id);
    const parts = validated(AcceptRevisionInput, raw);
    const post = await this.deps.editing.update(actor, postId, parts, {
      versionRequired: true,
      model,
    });
    await this.deps.database.write((manager) =>
      manager.update(Generation, { id }, { outcome: 'accepted', savedVersion: post.version }),
    );
    return post;
  }

  /** Rejects a proposal. Parts accepted before remain saved, and the proposal remains stored. */
  async leave(actor: Author, id: string): Promise<Generation> {
    await this.proposal(actor, id);
    await this.deps.database.write((manager) =>
      manager.update(Generation, { id, outcome: 'proposed' }, { outcome: 'left' }),
    );
    return this.turn(actor, id);
  }

  private async proposal(
    actor: Author,
    id: string,
  ): Promise<{ postId: string; model: string; revision: GeneratedPost }> {
    const { postId, model } = await this.turn(actor, id);
    const revision = await this.revision(actor, id);
    if (postId === null || revision === null) {
      throw new Failure('NOT_FOUND', unknownTurnMessage);
    }
    return { postId, model, revision };
  }

  /** A turn older than any call can last was running when the process ended. */
  private withoutOrphan(turn: Generation): Generation {
    const age = this.deps.now().getTime() - turn.startedAt.getTime();
    if (turn.outcome === 'running' && age > aiLimits.callMs) {
      turn.outcome = 'failed';
      turn.failure = generationMessages.connectionLost;
    }
    return turn;
  }
}
