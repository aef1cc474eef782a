import { renderingLimits as limits } from '../../../schema/limits.ts';
import type { LegalHtml } from '../../../schema/content/legal-html.ts';
import { contentMessages } from '../../../schema/messages.ts';
import { Failure } from '../../failure.ts';
import type { ContentOutline } from './content-sections.ts';
import { isPlainAnswer, renderAnswersHere, type RenderAnswers } from './render-answer.ts';
import type { RenderedContent } from './process-content.ts';
import { RenderingThread } from './rendering-thread.ts';

/** The renderer's program and limits. */
export interface RenderingOptions {
  /** Resolves with the path of the thread's program. */
  program: () => Promise<string>;
  /** The limit of processor time for one content; tests may pass another. */
  seconds?: number;
}

/**
 * Renders untrusted content in a separate thread, one content at a time, so that none delays
 * visitors. The thread starts with the first content, is replaced when a content exceeds its
 * limits, and ends when idle.
 */
export class ContentRenderer {
  private readonly seconds: number;
  private thread: RenderingThread | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: RenderingOptions) {
    this.seconds = options.seconds ?? limits.seconds;
  }

  /**
   * Renders content to be saved.
   * @throws Failure BAD_USER_INPUT for content that takes too long or is nested too deeply,
   *   UNAVAILABLE when the queue is full.
   */
  readonly forSave = (content: string): Promise<RenderedContent> =>
    this.content(content, limits.savesQueueMax);

  /** Renders content for a preview, with a shorter queue; throws likewise. */
  readonly forPreview = (content: string): Promise<RenderedContent> =>
    this.content(content, limits.previewsQueueMax);

  /**
   * Renders stored content without a limit on the queue: readers request it, and a save has
   * rendered it before.
   */
  readonly forReading = (content: string): Promise<RenderedContent> =>
    this.content(content, Infinity);

  /** Renders FAQ answers to be saved, all within the limits of one content. */
  readonly answersForSave: RenderAnswers = (answers) => this.answers(answers, limits.savesQueueMax);

  readonly answersForPreview: RenderAnswers = (answers) =>
    this.answers(answers, limits.previewsQueueMax);

  /**
   * Renders the text of a legal page, however long the queue: a published text must be shown.
   * @throws Failure BAD_USER_INPUT for a text that takes too long or is nested too deeply.
   */
  readonly legalText = (markdown: string): Promise<LegalHtml> =>
    this.serialize((thread) => thread.renderLegalText(markdown, this.seconds), Infinity);

  /**
   * Outlines contents for a preview, all within the limits of one content.
   * @throws Failure as a preview does.
   */
  readonly outlines = (contents: readonly string[]): Promise<ContentOutline[]> =>
    this.outlined(contents, limits.previewsQueueMax);

  /** The same for contents to be published, with the queue limit of saves. */
  readonly outlinesForSave = (contents: readonly string[]): Promise<ContentOutline[]> =>
    this.outlined(contents, limits.savesQueueMax);

  /**
   * Converts the HTML of a post to equivalent Markdown. The caller must have only one conversion
   * queued at a time.
   * @throws Failure BAD_USER_INPUT for HTML that takes too long.
   */
  readonly markdownOf = (html: string): Promise<string> =>
    this.serialize((thread) => thread.writeMarkdown(html, this.seconds), Infinity);

  /** Ends the thread; queued work fails. */
  async close(): Promise<void> {
    clearTimeout(this.idle);
    await this.thread?.end();
  }

  private content(content: string, queueMax: number): Promise<RenderedContent> {
    return this.serialize((thread) => thread.render(content, this.seconds), queueMax);
  }

  private answers(answers: readonly string[], queueMax: number): Promise<string[]> {
    return answers.every(isPlainAnswer)
      ? renderAnswersHere(answers)
      : this.serialize((thread) => thread.renderAnswers(answers, this.seconds), queueMax);
  }

  private outlined(contents: readonly string[], queueMax: number): Promise<ContentOutline[]> {
    return this.serialize((thread) => thread.outline(contents, this.seconds), queueMax);
  }

  private async serialize<T>(
    work: (thread: RenderingThread) => Promise<T>,
    queueMax: number,
  ): Promise<T> {
    if (this.waiting > queueMax) {
      const { retryAfterSeconds } = limits;
      throw new Failure('UNAVAILABLE', contentMessages.busy, { retryAfterSeconds });
    }
    this.waiting += 1;
    const rendered = this.last.then(() => this.render(work));
    this.last = rendered.catch(() => undefined);
    try {
      return await rendered;
    } finally {
      this.waiting -= 1;
    }
  }

  private async render<T>(work: (thread: RenderingThread) => Promise<T>): Promise<T> {
    clearTimeout(this.idle);
    const thread = this.thread?.alive === true ? this.thread : await this.start();
    try {
      return await work(thread);
    } finally {
      this.idle = setTimeout(() => void thread.end(), limits.idleSeconds * 1_000).unref();
    }
  }

  private async start(): Promise<RenderingThread> {
    this.thread = await RenderingThread.start(await this.options.program());
    return this.thread;
  }
}
