import type { PostFaq } from '../entities/post-body.entity.ts';

/** Renders answers of FAQs, each for itself. */
export type RenderAnswers = (answers: readonly string[]) => Promise<string[]>;

/** A line that means nothing in Markdown and HTML: most answers need no processor. */
const plainLine = /^[\p{L}\p{N}][\p{L}\p{N} .,;:?!'’“”"–—/%$€£=+()-]*$/u;
const countedLine = /^\d+[.)]/;

/** Whether an answer is a line without any marks. */
export function isPlainAnswer(answer: string): boolean {
  return plainLine.test(answer) && !countedLine.test(answer);
}

/**
 * Renders the answer of a FAQ: Markdown's paragraphs, emphasis, links and lists, as sanitised HTML
 * (product 4.8). Everything else stands as it was typed. It does so in this very thread; what
 * people send goes through `ContentRenderer`.
 */
export async function renderAnswer(answer: string): Promise<string> {
  if (isPlainAnswer(answer)) {
    return `<p>${answer}</p>`;
  }
  const { processAnswer } = await import('./process-answer.ts');
  return processAnswer(answer);
}

/** Renders answers in this very thread. */
export const renderAnswersHere: RenderAnswers = (answers) => Promise.all(answers.map(renderAnswer));

/** The FAQs of a save, with what is shown of their answers. */
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
