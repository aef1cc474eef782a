import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { aiLimits } from '../../schema/limits.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import { rowOf } from '../database/rows.ts';
import type { Logger } from '../log/logger.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { Generation } from './generation.entity.ts';

interface GenerationLogDependencies {
  database: Database;
  logger: Logger;
  now: () => Date;
}

/** A call about to start; `postId` and `basedOn` name the post to revise and its version. */
export type BegunCall = Pick<Generation, 'brief' | 'model' | 'requestedBy'> &
  Partial<Pick<Generation, 'postId' | 'basedOn' | 'leftOut'>>;

/** Records each call of the AI blog generator, before it costs anything and when it has ended. */
export class GenerationLog {
  constructor(private readonly deps: GenerationLogDependencies) {}

  /**
   * Records the start of a call.
   * @throws Failure UNAVAILABLE when the database can't be written; the call must then not be made.
   */
  async begin(call: BegunCall): Promise<Generation> {
    const generation = rowOf(Generation, {
      postId: null,
      basedOn: null,
      leftOut: null,
      ...call,
      id: uuidv7(),
      savedVersion: null,
      revision: null,
      promptTokens: null,
      completionTokens: null,
      startedAt: this.deps.now(),
      finishedAt: null,
      outcome: 'running' as const,
      failure: null,
    });
    await this.deps.database.write((manager) => manager.save(generation, { reload: false }));
    return generation;
  }

  /**
   * Records that a call failed, and why; the server's own words are only in the log. Does not
   * throw.
   */
  async fail(generation: Generation, outcome: 'failed' | 'stopped', error: unknown): Promise<void> {
    if (outcome === 'failed') {
      this.deps.logger.warn({ err: error, generation: generation.id }, 'Generation failed');
    }
    const failure = error instanceof Error ? error.message : String(error);
    await this.end(generation, { outcome, failure });
  }

  /**
   * Records how a call ended and, if it created a post, an entry in the audit log. Does not throw:
   * an incomplete record must not turn a saved post into a failure.
   */
  async end(generation: Generation, end: Partial<Generation>, post?: Post): Promise<void> {
    const { logger, database, now } = this.deps;
    const at = now();
    Object.assign(generation, end, { finishedAt: at });
    try {
      await database.write(async (manager) => {
        await manager.save(generation, { reload: false });
        if (post !== undefined) {
          await recordAction(manager, {
            at,
            by: generation.requestedBy,
            action: 'ai.generate',
            subject: { kind: 'post', id: post.id, label: post.title },
            detail: `By ${generation.model}`,
          });
        }
      });
    } catch (error) {
      logger.error({ err: error, generation: generation.id }, 'Generation could not be recorded');
    }
  }
}

/** The turns of the conversation about a post, oldest first, without their proposals. */
export async function listTurns(manager: EntityManager, postId: string): Promise<Generation[]> {
  const newestFirst = await manager.find(Generation, {
    where: { postId },
    order: { id: 'DESC' },
    take: aiLimits.turnsMax,
  });
  return newestFirst.reverse();
}

/** Deletes the proposals for a post that is deleted for good; the recorded costs stay. */
export async function deleteRevisions(manager: EntityManager, postId: string): Promise<void> {
  await manager.update(Generation, { postId }, { revision: null });
}
