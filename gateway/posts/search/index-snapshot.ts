import { createHash } from 'node:crypto';
import type { SegmentPostings } from './posting-lists.ts';
import { documentWords } from './document-words.ts';
import { readSections, writeSections, type Section } from './sections.ts';

/** The whole state of an index, in the order of its slots and words, to be stored and restored. */
export interface IndexParts {
  /** The ids of the posts by slot; empty for a slot without a post. */
  ids: string[];
  stamps: string[];
  /** Publication times in milliseconds; NaN for a slot without a post. */
  times: Float64Array;
  /** Their compressed texts; empty for a slot without a post. */
  texts: Uint8Array[];
  words: string[];
  /** The posting list of each word, and the number of posts that contain the word. */
  lists: Uint32Array;
  posts: Uint32Array;
  segments: SegmentPostings[];
}

/** Increment with every change of the stored data or its meaning. */
const layout = 1;

/** Texts whose words would change if the tokenisation changed. */
const sample = {
  id: '',
  title: 'İstanbul’s Ελληνικός—naïve café',
  tags: ['R&D 2.0', 'STRASSE straße'],
  excerpt: 'e\u0301 ﬁne ½ 数据 дом-а',
  text: 'One, two; three… it’s “quoted” (a_b) c-d x²\u00a0y\nz',
  publishedAt: new Date(0),
};

/** Identifies the format that a stored index must have to be usable. */
function formatName(): string {
  const words = JSON.stringify([...documentWords(sample)]);
  const reading = createHash('sha256').update(words).digest('hex').slice(0, 16);
  return `search ${String(layout)} ${process.versions['unicode'] ?? ''} ${reading}`;
}

function bytesOf(array: Float64Array | Uint32Array | Uint16Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function linesOf(lines: readonly string[]): Uint8Array {
  return Buffer.from(lines.join('\n'), 'utf8');
}

function sectionsOf(parts: IndexParts): Section[] {
  const lengths = Uint32Array.from(parts.texts, ({ length }) => length);
  return [
    { name: 'ids', pieces: [linesOf(parts.ids)] },
    { name: 'stamps', pieces: [linesOf(parts.stamps)] },
    { name: 'times', pieces: [bytesOf(parts.times)] },
    { name: 'lengths', pieces: [bytesOf(lengths)] },
    { name: 'texts', pieces: parts.texts },
    { name: 'words', pieces: [linesOf(parts.words)] },
    { name: 'lists', pieces: [bytesOf(parts.lists)] },
    { name: 'posts', pieces: [bytesOf(parts.posts)] },
    ...parts.segments.flatMap(({ postings, starts }, number) => [
      { name: `postings ${String(number)}`, pieces: [bytesOf(postings)] },
      { name: `starts ${String(number)}`, pieces: [bytesOf(starts)] },
    ]),
  ];
}

/**
 * Writes an index to a file in short steps. If `isStill` reports that the index has changed, the
 * file stays unchanged. Numbers have the byte order of the machine.
 */
export function writeSnapshot(
  file: string,
  parts: IndexParts,
  isStill: () => boolean,
): Promise<void> {
  return writeSections(file, formatName(), sectionsOf(parts), isStill);
}

/**
 * Reads an index from a file.
 * @throws Error when there is none, or it is damaged or of another version of the site.
 */
export async function readSnapshot(file: string): Promise<IndexParts> {
  const sections = await readSections(file, formatName());
  const bytes = (name: string) => {
    const section = sections.get(name);
    if (section === undefined) throw new Error(`The section ${name} is missing.`);
    return section;
  };
  const numbers = (name: string) => new Uint32Array(bytes(name).buffer);
  const lines = (name: string) => {
    const text = Buffer.from(bytes(name).buffer).toString('utf8');
    return text === '' ? [] : text.split('\n');
  };
  const texts = bytes('texts');
  let end = 0;
  return {
    ids: lines('ids'),
    stamps: lines('stamps'),
    times: new Float64Array(bytes('times').buffer),
    texts: Array.from(numbers('lengths'), (length) => texts.subarray(end, (end += length))),
    words: lines('words'),
    lists: numbers('lists'),
    posts: numbers('posts'),
    segments: Array.from({ length: segmentCount(sections) }, (_, number) => ({
      postings: new Uint16Array(bytes(`postings ${String(number)}`).buffer),
      starts: numbers(`starts ${String(number)}`),
    })),
  };
}

function segmentCount(sections: ReadonlyMap<string, unknown>): number {
  let count = 0;
  while (sections.has(`postings ${String(count)}`)) count += 1;
  return count;
}
