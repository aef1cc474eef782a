import type { PostFaq } from '../entities/post-body.entity.ts';

/** Renders FAQ answers, each separately. */
export type RenderAnswers = (answers: readonly string[]) => Promise<string[]>;

/** A line without any Markdown or HTML syntax: most answers need no processor. */
const plainLine = /^[\p{L}\p{N}][\p{L}\p{N} .,;:?!'’“”"–—/%$€£=+()-]*$/u;
const countedLine = /^\d+[.)]/;

export function isPlainAnswer(answer: string): boolean {
  return plainLine.test(answer) && !countedLine.test(answer);
}

/**
 * Renders the answer of an FAQ: paragraphs, emphasis, links and lists in Markdown, as sanitised
 * HTML (product 4.8). Everything else stays as typed. Runs in the calling thread; untrusted input
 * goes through `ContentRenderer`.
 */
export async function renderAnswer(answer: string): Promise<string> {
  if (isPlainAnswer(answer)) {
    return `<p>${answer}</p>`;
  }
  const { processAnswer } = await import('./process-answer.ts');
  return processAnswer(answer);
}

/** Renders answers in the calling thread. */
export const renderAnswersHere: RenderAnswers = (answers) => Promise.all(answers.map(renderAnswer));

/** The FAQs of a save with their rendered answers. */
export async function withAnswers(
  faqs: readonly PostFaq[],
  render: RenderAnswers,
): Promise<PostFaq[]> {
  const rendered = await render(faqs.map(({ answer }) => answer));
  return faqs.map(({ id, question, answer }, index) => ({
    id,
    question,
    answer,
    answerHtml: rendered[index] ?? '',
  }));
}
