import { parentPort } from 'node:worker_threads';
import type { LegalHtml } from '../../../schema/content/legal-html.ts';
import { Failure } from '../../failure.ts';
import type { ContentOutline } from './content-sections.ts';
import { renderAnswersHere } from './render-answer.ts';
import {
  outlineContents,
  renderContent,
  renderLegalText,
  writeMarkdown,
} from './render-content.ts';
import type { RenderedContent } from './process-content.ts';

/**
 * A task of the thread: render content, FAQ answers or a legal page's text, outline, or convert
 * sanitised HTML to Markdown.
 */
export type ThreadRequest =
  | { content: string }
  | { answers: readonly string[] }
  | { legalText: string }
  | { outlined: readonly string[] }
  | { html: string };

export type ThreadAnswer =
  | { rendered: RenderedContent }
  | { renderedAnswers: string[] }
  | { renderedLegalText: LegalHtml }
  | { outlines: ContentOutline[] }
  | { markdown: string }
  | { refusal: string };

async function answerTo(wanted: ThreadRequest): Promise<ThreadAnswer> {
  try {
    if ('content' in wanted) return { rendered: await renderContent(wanted.content) };
    if ('legalText' in wanted) {
      return { renderedLegalText: await renderLegalText(wanted.legalText) };
    }
    if ('html' in wanted) return { markdown: await writeMarkdown(wanted.html) };
    if ('outlined' in wanted) return { outlines: await outlineContents(wanted.outlined) };
    return { renderedAnswers: await renderAnswersHere(wanted.answers) };
  } catch (error) {
    if (error instanceof Failure) {
      return { refusal: error.message };
    }
    throw error;
  }
}

// The program of RenderingThread's thread. Its first message reports that it is ready.
const parent = parentPort;
if (parent !== null) {
  await renderContent('');
  parent.on('message', (wanted: ThreadRequest) => {
    void answerTo(wanted).then((answer) => parent.postMessage(answer));
  });
  parent.postMessage('ready');
}
