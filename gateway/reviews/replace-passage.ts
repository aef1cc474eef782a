import type { UpdatePostInput } from '../posts/editing/post.input.ts';
import type { ReviewNote } from './entities/review-note.entity.ts';
import { visibleText } from './review-state.ts';
import type { ApprovedText } from './reviewed-text.ts';

type Note = Pick<ReviewNote, 'passage' | 'prefix' | 'suffix'> & { suggestion: string };

/** Renders Markdown as sanitized HTML. */
type Render = (markdown: string) => Promise<string>;

interface Renderers {
  content: Render;
  answer: Render;
}

/** A text of a post that may contain the passage. */
interface Field {
  source: string;
  /** Absent for a plain text. */
  render?: Render;
  change: (source: string) => Partial<UpdatePostInput>;
}

/** A place in a text where the words of the passage are. */
interface Place {
  field: Field;
  start: number;
  end: number;
  /** How many letters around it are those around the passage. */
  fits: number;
}

/** How many of the places are tried; each renders the text. */
const triedPlaces = 4;

const plainFields = ['title', 'subtitle', 'excerpt', 'metaTitle', 'metaDescription'] as const;

function fieldsOf(text: ApprovedText, { content, answer }: Renderers): Field[] {
  const { faqs } = text;
  const faqField = (index: number, name: 'question' | 'answer'): Field[] => {
    const faq = faqs[index];
    if (faq === undefined) return [];
    const change = (source: string) => ({
      faqs: faqs.map((each, place) => (place === index ? { ...each, [name]: source } : each)),
    });
    return [{ source: faq[name], change, ...(name === 'answer' ? { render: answer } : {}) }];
  };
  return [
    {
      source: text.content,
      render: content,
      change: (source) => ({ content: source }),
    },
    ...faqs.flatMap((_faq, index) => [
      ...faqField(index, 'answer'),
      ...faqField(index, 'question'),
    ]),
    ...plainFields.map((name) => ({
      source: text[name] ?? '',
      change: (source: string) => ({ [name]: source }),
    })),
  ];
}

const notLetters = /[^\p{L}\p{N}]+/gu;

function letters(text: string): string {
  return text.replace(notLetters, '').toLowerCase();
}

/** Number of characters that two texts have in common from their start. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return Array.from(text).reverse().join('');
}

function placesIn(field: Field, { passage, prefix, suffix }: Note): Place[] {
  const words = passage
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const pattern = new RegExp(words.join('\\s+'), 'gu');
  const [before, after] = [reversed(letters(prefix)), letters(suffix)];
  return [...field.source.matchAll(pattern)].map(({ 0: found, index: start }) => {
    const end = start + found.length;
    const around = 2 * (prefix.length + suffix.length) + 100;
    const left = reversed(letters(field.source.slice(Math.max(0, start - around), start)));
    const right = letters(field.source.slice(end, end + around));
    const fits = commonStart(before, left) + commonStart(after, right);
    return { field, start, end, fits };
  });
}

const tagNames = (html: string): string => (html.match(/<\/?[a-z0-9]+/gi) ?? []).join('');

/** Whether one occurrence of the passage, and nothing else, was replaced for readers. */
function isReplaced(before: string, after: string, { passage, suggestion }: Note): boolean {
  const [from, to] = [passage, suggestion].map((text) => text.replace(/\s+/g, '')) as [
    string,
    string,
  ];
  const [old, present] = [visibleText(before), visibleText(after)];
  for (let at = old.indexOf(from); at !== -1; at = old.indexOf(from, at + 1)) {
    if (old.slice(0, at) + to + old.slice(at + from.length) === present) return true;
  }
  return false;
}

/** The suggestion as typed, and with all punctuation escaped for Markdown. */
function wordingsOf({ suggestion }: Note, replaced: string): string[] {
  const wording = /\n\s*\n/.test(replaced) ? suggestion : suggestion.replace(/\s+/g, ' ');
  return [wording, wording.replace(/[!-/:-@[-`{-~]/g, '\\$&')];
}

async function replacedAt(
  { field, start, end }: Place,
  note: Note,
): Promise<Partial<UpdatePostInput> | undefined> {
  const { source, render, change } = field;
  const withWording = (wording: string) => source.slice(0, start) + wording + source.slice(end);
  if (render === undefined) return change(withWording(note.suggestion.replace(/\s+/g, ' ')));
  const before = await render(source);
  for (const wording of wordingsOf(note, source.slice(start, end))) {
    const after = await render(withWording(wording));
    if (isReplaced(before, after, note) && tagNames(before) === tagNames(after)) {
      return change(withWording(wording));
    }
  }
  return undefined;
}

/**
 * The change of a post that replaces a passage, as readers see it, by a suggestion, and changes
 * neither other words nor formatting (product 26.4); undefined if that is not possible. Of several
 * places with these words, the one is replaced whose surrounding text is that of the note.
 */
export async function replacePassage(
  text: ApprovedText,
  note: Note,
  renderers: Renderers,
): Promise<Partial<UpdatePostInput> | undefined> {
  const places = fieldsOf(text, renderers)
    .flatMap((field) => placesIn(field, note))
    .sort((one, other) => other.fits - one.fits);
  for (const place of places.slice(0, triedPlaces)) {
    const change = await replacedAt(place, note);
    if (change !== undefined) return change;
  }
  return undefined;
}
