import type { Post } from '../posts/post.entity.ts';
import type { DraftText } from './draft-text.ts';
import type { GenerationEvent } from './generation.types.ts';
import { stoppedByPerson, type GenerationObserver } from './generation.service.ts';

/** One step of a generation as it is streamed: an event, or the failure that ends it. */
export type GenerationStep =
  { kind: 'event'; event: GenerationEvent } | { kind: 'failure'; error: unknown };

type Result = IteratorResult<GenerationStep, undefined>;

/**
 * A generation as a stream of steps. What is written while nobody listens is gathered into one
 * event, so that a slow reader costs no memory. `return` ends the generation at once, also while a
 * step is awaited; a failure comes as the last step, since an event stream has no other place for
 * it.
 */
export class GenerationStream implements AsyncIterableIterator<GenerationStep, undefined> {
  private readonly stop = new AbortController();
  private draft: DraftText = { title: null, content: '' };
  private sent: DraftText = { title: null, content: '' };
  private end: { step: GenerationStep } | undefined;
  private started = false;
  private over = false;
  private wake: () => void = () => undefined;

  constructor(private readonly generate: (observer: GenerationObserver) => Promise<Post>) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<Result> {
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
        this.wake = resolve;
      });
    }
  }

  return(): Promise<Result> {
    this.over = true;
    this.stop.abort(stoppedByPerson);
    this.wake();
    return Promise.resolve({ done: true, value: undefined });
  }

  private start(): void {
    if (this.started) {
      return;
    }
    this.started = true;
    const onDraft = (draft: DraftText) => {
      this.draft = draft;
      this.wake();
    };
    const finish = (step: GenerationStep) => {
      this.end = { step };
      this.wake();
    };
    this.generate({ signal: this.stop.signal, onDraft }).then(
      (post) => finish({ kind: 'event', event: { title: post.title, addition: '', post } }),
      (error: unknown) => finish({ kind: 'failure', error }),
    );
  }

  private takeStep(): GenerationStep | undefined {
    const { title, content } = this.draft;
    const addition = content.slice(this.sent.content.length);
    if (addition !== '' || title !== this.sent.title) {
      this.sent = this.draft;
      return { kind: 'event', event: { title, addition, post: null } };
    }
    this.over = this.end !== undefined;
    return this.end?.step;
  }
}
