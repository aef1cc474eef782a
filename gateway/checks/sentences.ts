const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const supposition = /\b(?:suppose|imagine|assume)\b/iu;
/**
 * Characters; the segmenter takes quadratically long, and nobody reads a longer sentence as one.
 */
const longestSentence = 1_500;

/** The sentences of a text, with the spaces behind them. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  while (start < text.length) {
    const end = start + longestSentence;
    const read = [...segmenter.segment(text.slice(start, end))].map(({ segment }) => segment);
    // The last one may go on behind what was read.
    if (end < text.length && read.length > 1) read.pop();
    sentences.push(...read);
    start += read.reduce((sum, { length }) => sum + length, 0);
  }
  return sentences;
}

/** Whether a sentence only supposes something: it states nothing, and needs no source. */
export function isSupposed(sentence: string): boolean {
  return supposition.test(sentence);
}
