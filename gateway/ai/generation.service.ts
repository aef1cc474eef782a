import type { Actor } from '../auth/actor.ts';
import { requireAdministrator } from '../auth/policy.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { generationMessages } from '../../schema/messages.ts';
import type { Logger } from '../log/logger.ts';
import type { PostEditingService } from '../posts/post-editing.service.ts';
import type { Post } from '../posts/post.entity.ts';
import { validated } from '../validation/validated.ts';
import { defaultModel, type AiServer } from './ai-server.ts';
import { articlePrompt } from './article-prompt.ts';
import { draftTextOf, type DraftText } from './draft-text.ts';
import type { Generation } from './generation.entity.ts';
import { GeneratePostInput } from './generation.input.ts';
import { GenerationLog } from './generation-log.ts';
import { postIn } from './read-answer.ts';
import type { AiSettingsService } from './settings/ai-settings.service.ts';

interface GenerationDependencies {
  database: Database;
  editing: PostEditingService;
  settings: AiSettingsService;
  server: AiServer;
  logger: Logger;
  now: () => Date;
}

/** How a caller follows a generation, and ends it. */
export interface GenerationObserver {
  signal?: AbortSignal;
  /** Called with the draft so far, whenever more of it has been written. */
  onDraft?: (draft: DraftText) => void;
}

/** The reason a signal is aborted with when a person stops a generation. */
export const stoppedByPerson = new Failure('UNAVAILABLE', generationMessages.stopped);

const restarting = 'The site is being restarted, so the generation was ended.';

/** Writes blog posts with an AI server and saves them as drafts, only when they are whole. */
export class GenerationService {
  private readonly running = new Set<Promise<unknown>>();
  private readonly closing = new AbortController();

  private readonly log: GenerationLog;

  constructor(private readonly deps: GenerationDependencies) {
    this.log = new GenerationLog(deps);
  }

  /**
   * Whether there is an AI server, and the model it is asked for.
   * @throws Failure UNAUTHENTICATED for strangers.
   */
  status(actor: Actor): { configured: boolean; model: string } {
    requireAdministrator(actor);
    return { configured: this.configured, model: this.model };
  }

  /**
   * Writes a post about an idea, saves it as an unpublished draft and resolves with it (contract §3
   * `ai-generate`). Brief, model, tokens and outcome are recorded, whatever becomes of it.
   * @throws Failure UNAUTHENTICATED for strangers; BAD_USER_INPUT with a message per bad field;
   * UNAVAILABLE when not configured, over quota or at the end of the process; BAD_GATEWAY when the
   * AI server fails or sends no whole post. Nothing is saved then.
   */
  generate(actor: Actor, raw: unknown, observer: GenerationObserver = {}): Promise<Post> {
    const work = this.run(actor, raw, observer);
    this.running.add(work);
    const forget = () => this.running.delete(work);
    work.then(forget, forget);
    return work;
  }

  /** Ends what is running with its failure text and resolves when that is recorded (SIGTERM). */
  async close(): Promise<void> {
    this.closing.abort(new Failure('UNAVAILABLE', restarting));
    await Promise.allSettled(this.running);
  }

  private get configured(): boolean {
    const { apiKey, baseUrl } = this.deps.server;
    return apiKey !== undefined || baseUrl !== undefined;
  }

  private get model(): string {
    return this.deps.server.model ?? defaultModel;
  }

  private async run(actor: Actor, raw: unknown, observer: GenerationObserver): Promise<Post> {
    requireAdministrator(actor);
    const input = validated(GeneratePostInput, raw);
    if (!this.configured) {
      throw new Failure('UNAVAILABLE', generationMessages.notConfigured);
    }
    const signal = AbortSignal.any([
      this.closing.signal,
      ...(observer.signal ? [observer.signal] : []),
    ]);
    signal.throwIfAborted();
    const generation = await this.log.begin({
      brief: input.content,
      model: this.model,
      requestedBy: actor.email,
    });
    try {
      const post = await this.write(actor, input, generation, { ...observer, signal });
      await this.log.end(generation, { outcome: 'saved', postId: post.id }, post);
      return post;
    } catch (error) {
      await this.log.fail(generation, error === stoppedByPerson ? 'stopped' : 'failed', error);
      throw error;
    }
  }

  private async write(
    actor: Actor,
    input: GeneratePostInput,
    generation: Generation,
    { signal, onDraft }: GenerationObserver & { signal: AbortSignal },
  ): Promise<Post> {
    // Loaded with the first generation, since few starts see one.
    const { askModel } = await import('./ask-model.ts');
    const { houseRules } = await this.deps.settings.inForce();
    const brief = { idea: input.content, workingTitle: input.title || undefined };
    const answer = await askModel(this.deps.server, articlePrompt(brief, houseRules), {
      signal,
      onText: (text) => onDraft?.(draftTextOf(text)),
    });
    generation.promptTokens = answer.promptTokens;
    generation.completionTokens = answer.completionTokens;
    const { title, excerpt, tags, content, faqs } = postIn(answer);
    const { author } = input;
    return this.deps.editing.create(actor, {
      ...{ title, excerpt, tags, content, faqs },
      author,
      published: false,
    });
  }
}
