import { v7 as uuidv7 } from 'uuid';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../database/database.ts';
import { rowOf } from '../database/row-of.ts';
import type { Logger } from '../log/logger.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { Generation } from './generation.entity.ts';

interface GenerationLogDependencies {
  database: Database;
  logger: Logger;
  now: () => Date;
}

/** A call that begins; `postId` and `basedOn` name the post to revise and its version. */
export type BegunCall = Pick<Generation, 'brief' | 'model' | 'requestedBy'> &
  Partial<Pick<Generation, 'postId' | 'basedOn' | 'leftOut'>>;

/** Records each call of the AI blog generator, before it costs anything and when it has ended. */
export class GenerationLog {
  constructor(private readonly deps: GenerationLogDependencies) {}

  /**
   * Records that a call begins.
   * @throws Failure UNAVAILABLE when the database can't be written: then nothing must be asked.
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
   * Records that a call came to nothing, and why; the server's own words are in the log alone.
   * Never throws.
   */
  async fail(generation: Generation, outcome: 'failed' | 'stopped', error: unknown): Promise<void> {
    if (outcome === 'failed') {
      this.deps.logger.warn({ err: error, generation: generation.id }, 'Generation failed');
    }
    const failure = error instanceof Error ? error.message : String(error);
    await this.end(generation, { outcome, failure });
  }

  /**
   * Records how a call ended, and in the audit log that a post came of it. Never throws: a record
   * that can't be completed must not turn a saved post into a failure.
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
