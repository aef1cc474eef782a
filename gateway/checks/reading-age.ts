import { checkLimits, type Finding } from '../../schema/check-rules.ts';
import { finding } from './finding.ts';
import { sentencesOf } from './sentences.ts';

/**
 * The reading age of texts, in years, by the automated readability index; undefined for texts that
 * are too short.
 */
export function readingAge(texts: readonly string[]): number | undefined {
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []);
  if (words.length < checkLimits.readingAgeWords) return undefined;
  const characters = words.reduce((sum, word) => sum + word.length, 0);
  const count = texts.reduce((sum, text) => sum + sentencesOf(text).length, 0);
  const grade = 4.71 * (characters / words.length) + 0.5 * (words.length / count) - 21.43;
  return Math.max(5, Math.round(grade) + 5);
}

/** Advice for texts that are hard to read. */
export function readingAgeFindings(texts: readonly string[]): Finding[] {
  const age = readingAge(texts);
  return age === undefined || age <= checkLimits.readingAge
    ? []
    : [
        finding('reading-age', {
          message: `The reading age of this text is ${String(age)} years.`,
          excerpt: '',
          suggestion: 'Divide long sentences, and prefer short words.',
        }),
      ];
}
