import { checkLimits, type Finding } from '../../schema/check-rules.ts';
import type { Claim } from '../../schema/content/claims.ts';
import type { ContentOutline, OutlinePassage } from '../posts/markdown/content-sections.ts';
import { ClaimReader } from './claims/claim-statements.ts';
import { figuresIn, isDuration } from './claims/figures.ts';
import type { CheckedPost } from '../posts/editing/publication-gate.ts';
import { finding } from './finding.ts';
import { isSupposed, sentencesOf } from './sentences.ts';

/**
 * The reading age of texts, in years, by the automated readability index; undefined for texts that
 * are too short.
 */
function readingAge(texts: readonly string[]): number | undefined {
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

const passive =
  /^(?:(?:click|see|read|find out|learn)?\s*(?:here|more|this|this (?:link|page|article)))\W*$/iu;
/** "At 99% sensitivity, …" uses a figure as a condition. */
const given = /^\s*(?:if|at)\b/iu;

/** The findings for a content's links, headings and images, whatever the subject. */
export function markupFindings({ headings, links, images }: ContentOutline): Finding[] {
  return [
    ...images
      .filter(({ alt }) => alt === '')
      .map(({ src }) =>
        finding('image-without-alt', {
          message: 'An image has no alternative text.',
          excerpt: src,
          suggestion: 'Describe the image in its alternative text.',
        }),
      ),
    ...headings.flatMap(({ level, text }, index) => {
      const before = headings[index - 1]?.level ?? level;
      return level > before + 1
        ? finding('heading-skipped', {
            message: `A heading of level ${String(level)} follows one of level ${String(before)}.`,
            excerpt: text,
            suggestion: `Make it a heading of level ${String(before + 1)}.`,
          })
        : [];
    }),
    ...links.flatMap(({ href, text }) => {
      if (text === '') {
        return finding('link-without-text', {
          message: 'A link has no text.',
          excerpt: href,
          suggestion: 'Use link text that names the target, or remove the link.',
        });
      }
      return passive.test(text)
        ? finding('passive-link-text', {
            message: `The link “${text}” does not describe its target.`,
            excerpt: text,
            suggestion: 'Make the words that name its target the link.',
          })
        : [];
    }),
  ];
}

/** Numbers of references as readers know them, such as [3], [1, 4] and [2–5]. */
const citation = /\[(\d{1,2}(?:\s*[,–-]\s*\d{1,2})*)\]/gu;

/** Whether a text cites a reference by numbers that are all in the list. */
function namesReference(text: string, references: number): boolean {
  return [...text.matchAll(citation)].some(([, numbers = '']) =>
    numbers
      .split(/\D+/u)
      .map(Number)
      .every((number) => number >= 1 && number <= references),
  );
}

/** Figures that are neither sourced nor approved claims. In: the number of references. */
export function sourceFindings(
  passages: readonly OutlinePassage[],
  claims: readonly Claim[],
  references: number,
): Finding[] {
  const reader = new ClaimReader(claims);
  return passages.flatMap(({ text, label, above, sourced }) => {
    if (sourced || namesReference(text, references)) return [];
    if (reader.read({ text, label, above: above.join('\n') }).length > 0) return [];
    for (const sentence of sentencesOf(text)) {
      const figure = figuresIn(sentence).find(({ unit }) => !isDuration(unit));
      if (figure !== undefined && !isSupposed(sentence) && !given.test(sentence)) {
        return finding('figure-without-source', {
          message: `“${sentence.slice(figure.start, figure.end)}” has no source.`,
          excerpt: sentence.trim(),
          suggestion: 'Add a link, a footnote or a reference number as the source of the figure.',
        });
      }
    }
    return [];
  });
}

/** The findings for a post's title and its meta description. */
export function headFindings({
  title,
  metaDescription,
}: Pick<CheckedPost, 'title' | 'metaDescription'>): Finding[] {
  return [
    ...(title.length > checkLimits.titleLength
      ? [
          finding('title-too-long', {
            message: `The title has ${String(title.length)} characters; search engines show about ${String(checkLimits.titleLength)}.`,
            excerpt: title,
            suggestion: 'Shorten it, the important words first.',
          }),
        ]
      : []),
    ...(!metaDescription?.trim()
      ? [
          finding('no-description', {
            message: 'There is no description for search engines.',
            excerpt: '',
            suggestion: 'Summarise the article in one or two sentences.',
          }),
        ]
      : []),
  ];
}
