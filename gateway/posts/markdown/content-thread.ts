import { parentPort } from 'node:worker_threads';
import { Failure } from '../../failure.ts';
import { renderAnswersHere } from './render-answer.ts';
import { renderContent } from './render-content.ts';
import type { RenderedContent } from './rendered-content.ts';

/** What the thread is to render: a content, or answers of FAQs. */
export type ThreadRequest = { content: string } | { answers: readonly string[] };

/** What the thread answers. */
export type ThreadAnswer =
  { rendered: RenderedContent } | { renderedAnswers: string[] } | { refusal: string };

async function answerTo(wanted: ThreadRequest): Promise<ThreadAnswer> {
  try {
    return 'content' in wanted
      ? { rendered: await renderContent(wanted.content) }
      : { renderedAnswers: await renderAnswersHere(wanted.answers) };
  } catch (error) {
    if (error instanceof Failure) {
      return { refusal: error.message };
    }
    throw error;
  }
}

// A program: the thread of RenderingThread. Its first message says that it is ready.
const parent = parentPort;
if (parent !== null) {
  await renderContent('');
  parent.on('message', (wanted: ThreadRequest) => {
    void answerTo(wanted).then((answer) => parent.postMessage(answer));
  });
  parent.postMessage('ready');
}
