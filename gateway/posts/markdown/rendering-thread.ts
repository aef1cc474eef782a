import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { renderingLimits } from '../../../schema/limits.ts';
import type { LegalHtml } from '../../../schema/content/legal-html.ts';
import { contentMessages } from '../../../schema/messages.ts';
import type { ContentOutline } from './content-sections.ts';
import type { ThreadAnswer, ThreadRequest } from './content-thread.ts';
import { contentRefusal } from './render-content.ts';
import type { RenderedContent } from './process-content.ts';

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

const microsecondsPerSecond = 1e6;
const lookEveryMs = 100;

/**
 * Aborts after this process has used this many seconds of processor time. On a busy machine that is
 * later than by the clock, so that no text is refused because of other load.
 */
function workOf(seconds: number): { signal: AbortSignal; end: () => void } {
  const begun = process.cpuUsage();
  const controller = new AbortController();
  const looking = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if (user + system > seconds * microsecondsPerSecond) {
      controller.abort();
    }
  }, lookEveryMs);
  return { signal: controller.signal, end: () => clearInterval(looking) };
}

/** A thread that renders one content at a time, each within limits of time and memory. */
export class RenderingThread {
  /** Whether the thread still runs; it ends with the first content that exceeds a limit. */
  alive = true;

  private constructor(private readonly worker: Worker) {
    worker.once('exit', () => (this.alive = false));
  }

  /** Starts the program at this path and resolves when it is ready. */
  static async start(program: string): Promise<RenderingThread> {
    const worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: renderingLimits.memoryMegabytes },
    });
    worker.unref();
    // Pending calls receive errors separately; an error without a pending call must not end the
    // site.
    worker.on('error', () => undefined);
    const thread = new RenderingThread(worker);
    await once(worker, 'message');
    return thread;
  }

  /**
   * Renders content within `seconds` of processor time.
   * @throws Failure BAD_USER_INPUT for content that takes longer or is nested too deeply.
   */
  async render(content: string, seconds: number): Promise<RenderedContent> {
    const answer = await this.answerTo({ content }, seconds);
    if ('rendered' in answer) {
      return answer.rendered;
    }
    throw contentRefusal('refusal' in answer ? answer.refusal : contentMessages.tooIntricate);
  }

  /** Renders FAQ answers, all within `seconds` of processor time; throws likewise. */
  async renderAnswers(answers: readonly string[], seconds: number): Promise<string[]> {
    const answer = await this.answerTo({ answers }, seconds);
    if ('renderedAnswers' in answer) {
      return answer.renderedAnswers;
    }
    throw contentRefusal('refusal' in answer ? answer.refusal : contentMessages.tooIntricate);
  }

  /** Renders the text of a legal page within `seconds` of processor time; throws likewise. */
  async renderLegalText(legalText: string, seconds: number): Promise<LegalHtml> {
    const answer = await this.answerTo({ legalText }, seconds);
    if ('renderedLegalText' in answer) {
      return answer.renderedLegalText;
    }
    throw contentRefusal('refusal' in answer ? answer.refusal : contentMessages.tooIntricate);
  }

  /** Outlines contents, all within `seconds` of processor time; throws likewise. */
  async outline(outlined: readonly string[], seconds: number): Promise<ContentOutline[]> {
    const answer = await this.answerTo({ outlined }, seconds);
    if ('outlines' in answer) {
      return answer.outlines;
    }
    throw contentRefusal('refusal' in answer ? answer.refusal : contentMessages.tooIntricate);
  }

  /** Converts sanitised HTML to Markdown within `seconds` of processor time; throws likewise. */
  async writeMarkdown(html: string, seconds: number): Promise<string> {
    const answer = await this.answerTo({ html }, seconds);
    if ('markdown' in answer) {
      return answer.markdown;
    }
    throw contentRefusal('refusal' in answer ? answer.refusal : contentMessages.tooIntricate);
  }

  private async answerTo(wanted: ThreadRequest, seconds: number): Promise<ThreadAnswer> {
    const { signal, end } = workOf(seconds);
    this.worker.postMessage(wanted);
    try {
      const [answer] = (await once(this.worker, 'message', { signal })) as [ThreadAnswer];
      return answer;
    } catch (error) {
      if (!signal.aborted && !isOutOfMemory(error)) {
        throw error;
      }
      await this.end();
      throw contentRefusal(contentMessages.tooIntricate, error);
    } finally {
      end();
    }
  }

  /** Terminates the thread, even during work. */
  async end(): Promise<void> {
    this.alive = false;
    await this.worker.terminate();
  }
}
