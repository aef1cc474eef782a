import { generationMessages } from '../../schema/generation-messages.ts';
import { Failure } from '../failure.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { defaultModel, type AiServer } from './ai-server.ts';
import type { PromptMessage } from './article-prompt.ts';
import type { ModelAnswer } from './ask-model.ts';
import { DraftReader, type DraftText } from './draft-text.ts';
import type { Generation } from './generation.entity.ts';
import type { BegunCall, GenerationLog } from './generation-log.ts';

/** How a caller follows a generation, and ends it. */
export interface GenerationObserver {
  signal?: AbortSignal;
  /** Called with the draft so far, whenever more of it has been written. */
  onDraft?: (draft: DraftText) => void;
}

/** The reason a signal is aborted with when a person stops a generation. */
export const stoppedByPerson = new Failure('UNAVAILABLE', generationMessages.stopped);

const restarting = 'The site is being restarted, so the generation was ended.';

/** What came of a call. */
interface Finished<Result> {
  result: Result;
  /** What is recorded of it. */
  record: Partial<Generation>;
  /** The post that was made, for the audit log. */
  created?: Post;
}

/** Sends messages to the AI server and resolves with its answer. */
export type AskModel = (messages: PromptMessage[]) => Promise<ModelAnswer>;

/** A call as it is being carried out. */
export interface Call {
  generation: Generation;
  ask: AskModel;
}

/**
 * Carries out calls of the AI server: recorded whatever becomes of them, and ended with the site.
 */
export class ModelCalls {
  private readonly running = new Set<Promise<unknown>>();
  private readonly closing = new AbortController();

  constructor(
    private readonly server: AiServer,
    private readonly log: GenerationLog,
  ) {}

  /** Whether there is an AI server: a key is enough, and so is a base address (product 6.4). */
  get configured(): boolean {
    const { apiKey, baseUrl } = this.server;
    return apiKey !== undefined || baseUrl !== undefined;
  }

  /** The model that is asked. */
  get model(): string {
    return this.server.model ?? defaultModel;
  }

  /**
   * Carries out one call: `work` asks the server and makes something of its answer.
   * @throws Failure UNAVAILABLE when not configured, over quota or at the end of the process;
   * BAD_GATEWAY when the AI server fails; else what `work` throws.
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

  /** Ends what is running with its failure text and resolves when that is recorded (SIGTERM). */
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
      // Loaded with the first generation, since few starts see one.
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
