import { Failure } from '../failure.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import type { RevisionService } from './conversation/revision.service.ts';
import type { DraftText } from './draft-text.ts';
import type { GenerationService } from './generation.service.ts';
import { stoppedByPerson, type GenerationObserver } from './model-calls.ts';

/** One step of a streamed generation: added text, the result, or the failure. */
export type GenerationStep<Result> =
  | { kind: 'written'; title: string | null; addition: string }
  | { kind: 'done'; result: Result }
  | { kind: 'failure'; error: unknown };

/**
 * A generation as a stream of steps. Text that arrives while no consumer is waiting is merged into
 * one step, so that a slow reader costs no memory. `return` ends the generation immediately, even
 * while a step is awaited. A failure is the last step, because an event stream has no other place
 * for it.
 */
class GenerationStream<Result> implements AsyncIterableIterator<GenerationStep<Result>, undefined> {
  private readonly stop = new AbortController();
  private draft: DraftText = { title: null, content: '' };
  private sent: DraftText = { title: null, content: '' };
  private end: { step: GenerationStep<Result> } | undefined;
  private started = false;
  private over = false;
  private notify: () => void = () => undefined;

  constructor(private readonly generate: (observer: GenerationObserver) => Promise<Result>) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<GenerationStep<Result>, undefined>> {
    this.start();
    for (;;) {
      const step = this.over ? undefined : this.takeStep();
      if (step !== undefined) {
        return { done: false, value: step };
      }
      if (this.over) {
        return { done: true, value: undefined };
      }
      await new Promise<void>((resolve) => {
        this.notify = resolve;
      });
    }
  }

  return(): Promise<IteratorResult<GenerationStep<Result>, undefined>> {
    this.over = true;
    this.stop.abort(stoppedByPerson);
    this.notify();
    return Promise.resolve({ done: true, value: undefined });
  }

  private start(): void {
    if (this.started) {
      return;
    }
    this.started = true;
    const onDraft = (draft: DraftText) => {
      this.draft = draft;
      this.notify();
    };
    const finish = (step: GenerationStep<Result>) => {
      this.end = { step };
      this.notify();
    };
    this.generate({ signal: this.stop.signal, onDraft }).then(
      (result) => finish({ kind: 'done', result }),
      (error: unknown) => finish({ kind: 'failure', error }),
    );
  }

  private takeStep(): GenerationStep<Result> | undefined {
    const { title, content } = this.draft;
    const addition = content.slice(this.sent.content.length);
    if (addition !== '' || title !== this.sent.title) {
      this.sent = this.draft;
      return { kind: 'written', title, addition };
    }
    this.over = this.end !== undefined;
    return this.end?.step;
  }
}

export class StreamedGenerations {
  constructor(
    readonly generations: GenerationService,
    readonly revisions: RevisionService,
  ) {}
}

function noStream(): Failure {
  return new Failure('BAD_USER_INPUT', 'Ask for a subscription with “Accept: text/event-stream”.');
}

/**
 * The source of a subscription.
 * @throws Failure BAD_USER_INPUT if the response is not an event stream.
 */
export function streamOf<Result>(
  { streams }: GraphQLContext,
  begin: (streams: StreamedGenerations, observer: GenerationObserver) => Promise<Result>,
): GenerationStream<Result> {
  if (!(streams instanceof StreamedGenerations)) {
    throw noStream();
  }
  return new GenerationStream((observer) => begin(streams, observer));
}

/**
 * The step for the next event of a subscription.
 * @throws Failure the error that ended the generation, or BAD_USER_INPUT if the response is not an
 *   event stream.
 */
export function stepOrFailure<Result>(
  step: GenerationStep<Result> | undefined,
): Exclude<GenerationStep<Result>, { kind: 'failure' }> {
  if (step === undefined) {
    throw noStream();
  }
  if (step.kind === 'failure') {
    throw step.error;
  }
  return step;
}
