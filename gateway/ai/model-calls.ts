import { generationMessages } from '../../schema/generation-rules.ts';
import { Failure } from '../failure.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { defaultModel, type AiServer } from './ai-server.ts';
import type { PromptMessage } from './article-prompt.ts';
import type { ModelAnswer } from './ask-model.ts';
import { DraftReader, type DraftText } from './draft-text.ts';
import type { Generation } from './generation.entity.ts';
import type { BegunCall, GenerationLog } from './generation-log.ts';

/** Lets a caller follow a generation and end it. */
export interface GenerationObserver {
  signal?: AbortSignal;
  /** Called with the draft so far, each time more has been written. */
  onDraft?: (draft: DraftText) => void;
}

/** The abort reason of the signal when a person stops a generation. */
export const stoppedByPerson = new Failure('UNAVAILABLE', generationMessages.stopped);

const restarting = 'The site is being restarted, so the generation was ended.';

interface Finished<Result> {
  result: Result;
  record: Partial<Generation>;
  /** The created post, for the audit log. */
  created?: Post;
}

/** Sends messages to the AI server and resolves with its response. */
type AskModel = (messages: PromptMessage[]) => Promise<ModelAnswer>;

interface Call {
  generation: Generation;
  ask: AskModel;
}

/**
 * Makes the calls to the AI server: records each one whatever its outcome, and ends them when the
 * site shuts down.
 */
export class ModelCalls {
  private readonly running = new Set<Promise<unknown>>();
  private readonly closing = new AbortController();

  constructor(
    private readonly server: AiServer,
    private readonly log: GenerationLog,
  ) {}

  /** Whether there is an AI server: either a key or a base URL is enough (product 6.4). */
  get configured(): boolean {
    const { apiKey, baseUrl } = this.server;
    return apiKey !== undefined || baseUrl !== undefined;
  }

  get model(): string {
    return this.server.model ?? defaultModel;
  }

  /**
   * Makes one call: `work` calls the server and creates a result from its response.
   * @throws Failure UNAVAILABLE when not configured, over quota or while the process shuts down;
   *   BAD_GATEWAY when the AI server fails; else what `work` throws.
   */
  run<Result>(
    begun: Omit<BegunCall, 'model'>,
    observer: GenerationObserver,
    work: (call: Call) => Promise<Finished<Result>>,
  ): Promise<Result> {
    const carriedOut = this.carryOut(begun, observer, work);
    this.running.add(carriedOut);
    const removeCall = () => this.running.delete(carriedOut);
    carriedOut.then(removeCall, removeCall);
    return carriedOut;
  }

  /** Ends running calls with their failure message and resolves when that is recorded (SIGTERM). */
  async close(): Promise<void> {
    this.closing.abort(new Failure('UNAVAILABLE', restarting));
    await Promise.allSettled(this.running);
  }

  private async carryOut<Result>(
    begun: Omit<BegunCall, 'model'>,
    observer: GenerationObserver,
    work: (call: Call) => Promise<Finished<Result>>,
  ): Promise<Result> {
    if (!this.configured) {
      throw new Failure('UNAVAILABLE', generationMessages.notConfigured);
    }
    const signal = AbortSignal.any([
      this.closing.signal,
      ...(observer.signal ? [observer.signal] : []),
    ]);
    signal.throwIfAborted();
    const generation = await this.log.begin({ ...begun, model: this.model });
    const ask = this.askFor(generation, signal, observer);
    try {
      const { result, record, created } = await work({ generation, ask });
      await this.log.end(generation, record, created);
      return result;
    } catch (error) {
      await this.log.fail(generation, error === stoppedByPerson ? 'stopped' : 'failed', error);
      throw error;
    }
  }

  private askFor(
    generation: Generation,
    signal: AbortSignal,
    { onDraft }: GenerationObserver,
  ): AskModel {
    return async (messages) => {
      // Loaded with the first generation, because few processes run one.
      const { askModel } = await import('./ask-model.ts');
      const draft = new DraftReader();
      const answer = await askModel(this.server, messages, {
        signal,
        onText: (text) => onDraft?.(draft.read(text)),
      });
      generation.promptTokens = answer.promptTokens;
      generation.completionTokens = answer.completionTokens;
      return answer;
    };
  }
}
