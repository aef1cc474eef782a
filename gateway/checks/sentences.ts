const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const supposition = /\b(?:suppose|imagine|assume)\b/iu;

/** The sentences of a text, with the spaces behind them. */
export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Whether a sentence only supposes something: it states nothing, and needs no source. */
export function isSupposed(sentence: string): boolean {
  return supposition.test(sentence);
}
