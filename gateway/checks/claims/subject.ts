/** The position of a subject's word in a sentence. */
export interface Occurrence {
  start: number;
  end: number;
}

/** The words that must be near a figure for it to belong to a claim. */
export interface Subject {
  /** Whether the names among its words occur in a text. */
  namedIn: (text: string) => boolean;
  /** The positions of its measure in a sentence that has all of its other words as well. */
  measureIn: (sentence: string) => Occurrence[];
}

/** In HEOR these follow a measure's name and make another thing of it. */
const otherTerm = String.raw`(?!\s+(?:analys[ei]s|filter|testing)\b)`;

function patternOf(word: string): RegExp {
  const either = word
    .split('/')
    .map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${either})s?(?![\p{L}\d])${otherTerm}`, 'giu');
}

function occurrences(pattern: RegExp, text: string): Occurrence[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}

/**
 * Parses a claim's subject: capitalised words are names, the last of the others is the measure; a
 * subject of only names has the last of them as its measure (product 15.1).
 */
export function readSubject(subject: string): Subject {
  const words = subject.split(/\s+/u).filter((word) => word !== '');
  const isName = (word: string): boolean => /^\p{Lu}/u.test(word);
  const measure = words.findLast((word) => !isName(word)) ?? words.at(-1) ?? subject;
  const names = words.filter((word) => isName(word) && word !== measure).map(patternOf);
  const others = words.filter((word) => !isName(word) && word !== measure).map(patternOf);
  const measurePattern = patternOf(measure);
  return {
    namedIn: (text) => names.every((pattern) => occurrences(pattern, text).length > 0),
    measureIn: (sentence) =>
      others.every((pattern) => occurrences(pattern, sentence).length > 0)
        ? occurrences(measurePattern, sentence)
        : [],
  };
}
