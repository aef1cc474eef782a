import { parentPort } from 'node:worker_threads';
import { Failure } from '../../failure.ts';
import { renderContent, type RenderedContent } from './render-content.ts';

/** What the thread answers to a content. */
export type ThreadAnswer = { rendered: RenderedContent } | { refusal: string };

async function answerTo(content: string): Promise<ThreadAnswer> {
  try {
    return { rendered: await renderContent(content) };
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
  parent.on('message', (content: string) => {
    void answerTo(content).then((answer) => parent.postMessage(answer));
  });
  parent.postMessage('ready');
}
