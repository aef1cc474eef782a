const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const supposition = /\b(?:suppose|imagine|assume)\b/iu;
/**
 * Characters; the segmenter takes quadratic time, and longer sentences are not worth analysing
 * whole.
 */
const longestSentence = 1_500;

/** The sentences of a text, with the spaces after them. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  while (start < text.length) {
    const end = start + longestSentence;
    const read = [...segmenter.segment(text.slice(start, end))].map(({ segment }) => segment);
    // The last sentence may continue after the text read so far.
    if (end < text.length && read.length > 1) read.pop();
    sentences.push(...read);
    start += read.reduce((sum, { length }) => sum + length, 0);
  }
  return sentences;
}

/** Whether a sentence is hypothetical: it states nothing, and needs no source. */
export function isSupposed(sentence: string): boolean {
  return supposition.test(sentence);
}
