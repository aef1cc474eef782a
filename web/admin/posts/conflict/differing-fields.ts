import { momentInFull } from '../../shell/moment-text.ts';
import { changedFields, type PostValues } from '../form/post-values.ts';

/** A field of which two texts say different things. */
export interface DifferingField {
  label: string;
  mine: string;
  theirs: string;
  /** False when only the stored post has changed there, so that a save leaves it alone. */
  changedByMe: boolean;
  /** Too long to be read side by side. */
  long: boolean;
}

const longFields: ReadonlySet<keyof PostValues> = new Set(['content', 'faqs']);

const fields: { [Name in keyof PostValues]: [label: string, (value: PostValues[Name]) => string] } =
  {
    title: ['Title', String],
    author: ['Author', String],
    content: ['Content', String],
    subtitle: ['Subtitle', String],
    slug: ['Slug', String],
    tags: ['Tags', (tags) => tags.join(', ')],
    excerpt: ['Excerpt', String],
    metaDescription: ['Meta description', String],
    published: ['Published', (published) => (published ? 'Yes' : 'No')],
    publishedAt: ['Publication date', (date) => (date ? momentInFull(new Date(date)) : '')],
    faqs: [
      'FAQs',
      (faqs) => faqs.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
    ],
  };

function shown<Name extends keyof PostValues>(name: Name, values: PostValues) {
  const [label, textOf] = fields[name];
  return { label, text: textOf(values[name]) };
}

/**
 * The fields in which mine and theirs differ, in the order of the form; `base` is what I opened,
 * and `live` the same without the changes that waited and are mine.
 */
export function differingFields(
  base: PostValues,
  mine: PostValues,
  theirs: PostValues,
  live = base,
): DifferingField[] {
  const changed = new Set([...changedFields(base, mine), ...changedFields(live, mine)]);
  return changedFields(mine, theirs).map((name) => ({
    label: shown(name, mine).label,
    mine: shown(name, mine).text,
    theirs: shown(name, theirs).text,
    changedByMe: changed.has(name),
    long: longFields.has(name),
  }));
}
