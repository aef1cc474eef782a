import type { PostFaq } from '../entities/post-body.entity.ts';

/** A line that means nothing in Markdown and HTML: most answers need no processor. */
const plainLine = /^[\p{L}\p{N}][\p{L}\p{N} .,;:?!'’“”"–—/%$€£=+()-]*$/u;
const countedLine = /^\d+[.)]/;

/**
 * Renders the answer of a FAQ: Markdown's paragraphs, emphasis, links and lists, as sanitised HTML.
 * Everything else stands as it was typed.
 */
export async function renderAnswer(answer: string): Promise<string> {
  if (plainLine.test(answer) && !countedLine.test(answer)) {
    return `<p>${answer}</p>`;
  }
  const { processAnswer } = await import('./process-answer.ts');
  return processAnswer(answer);
}

/** The FAQs of a save, with what is shown of their answers. */
export function renderAnswers(faqs: readonly PostFaq[]): Promise<PostFaq[]> {
  return Promise.all(
    faqs.map(async ({ id, question, answer }) => ({
      id,
      question,
      answer,
      answerHtml: await renderAnswer(answer),
    })),
  );
}
