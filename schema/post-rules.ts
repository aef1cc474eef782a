import './zod-setup.ts';
import { z } from 'zod';
import { attributionMessages } from './attribution-rules.ts';
import { postLimits as limits } from './limits.ts';
import { checkMessages, checkLimits } from './check-rules.ts';
import { eachOptionalText, postFields } from './post-fields.ts';
import { authorsRule, reviewerRule } from './person-rules.ts';
import { doiRule, referencesRule } from './reference-rules.ts';
import { atMost, optionalText, requiredLine, withoutStrayControls } from './text-rules.ts';

/** The default author of a post (product 5.3). */
export const defaultAuthor = 'Loon Team';

export const tooManyFaqs = `A post may have at most ${limits.faqsMax} FAQs.`;

/** Reading time in minutes: words / 200, rounded up, at least one (product 4.9). */
export function readTimeMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / limits.wordsPerMinute));
}

const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  '&': ' and ',
};

/**
 * The slug of a title: lower-case ASCII words joined by hyphens, at most 80 characters, cut between
 * words; "post" if no character of the title is usable. The caller makes it unique (product 5.10).
 */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[ßæœøłđðþ&]/g, (letter) => foldedLetters[letter] ?? '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = (words[0] ?? 'post').slice(0, limits.derivedSlugMax);
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > limits.derivedSlugMax) break;
    slug += `-${word}`;
  }
  return slug;
}

const abbreviated = /(?:^|[\s(])(?:Dr|Prof|Mr|Mrs|Ms|St|vs|Fig|No|al|e\.g|i\.e|approx)\.$/i;

/**
 * The excerpt of a post without one by its author: the first sentence or sentences of the plain
 * text up to 160 characters; a longer first sentence is cut between words with an ellipsis (product
 * 4.9).
 */
export function excerptOf(text: string): string {
  const max = limits.derivedExcerptMax;
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  return firstSentences(plain, max) || firstWords(plain, max);
}

function firstSentences(plain: string, max: number): string {
  // Two more characters, to recognise a sentence that ends exactly at the limit.
  const window = plain.slice(0, max + 2);
  const ends = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(window)]
    .map(({ index }) => window.slice(0, index).trimEnd())
    .filter((sentences) => sentences.length <= max && !abbreviated.test(sentences));
  return ends.at(-1) ?? '';
}

function firstWords(plain: string, max: number): string {
  const available = plain.slice(0, max);
  const lastSpace = available.lastIndexOf(' ');
  const words = lastSpace > 0 ? available.slice(0, lastSpace) : available.slice(0, max - 1);
  return `${words.replace(/[\uD800-\uDBFF]$|(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`;
}

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugShape = 'Slug may hold lower-case letters and digits, joined by single hyphens.';
const faqIdShape = 'FAQ ids may hold lower-case letters and digits, joined by single hyphens.';
const contentTooShort = 'Content must be at least 100 characters';
const dateShape = 'Publication date must be a date such as 2025-01-31T09:00:00Z.';

/** A date without a time means noon in UTC, which is the same date in almost every time zone. */
const noon = 'T12:00:00Z';

/** Whether content is long enough, not counting leading and trailing blanks. */
export function isLongContent(text: string): boolean {
  return text.trim().length >= limits.contentMin;
}

/**
 * Whether a text is a valid slug or empty; an empty slug is replaced by one made from the title.
 */
export function isSlugOrEmpty(slug: string | undefined): boolean {
  return !slug || kebab.test(slug);
}

function isDay(date: Date | string): date is string {
  return typeof date === 'string' && !date.includes('T');
}

const author = requiredLine({
  required: 'Author is required',
  label: 'Author',
  max: limits.authorMax,
});

const tag = z
  .string({ error: 'Tags must be a list of texts.' })
  .overwrite(withoutStrayControls)
  .trim()
  .max(limits.tagMax, { error: atMost('Each tag', limits.tagMax) });

const faq = z.object(
  {
    id: optionalText('FAQ id', limits.faqIdMax).refine(isSlugOrEmpty, {
      error: faqIdShape,
    }),
    question: requiredLine({
      required: 'Each FAQ needs a question.',
      label: 'Each question',
      max: limits.faqQuestionMax,
    }),
    answer: z
      .string({ error: 'Each FAQ needs an answer.' })
      .overwrite(withoutStrayControls)
      .trim()
      .min(1, { error: 'Each FAQ needs an answer.' })
      .max(limits.faqAnswerMax, { error: atMost('Each answer', limits.faqAnswerMax) }),
  },
  { error: 'Each FAQ needs a question and an answer.' },
);

/** Gives each FAQ an id: its own, or one from its question, with a number if it is repeated. */
function withFaqIds(faqs: readonly z.output<typeof faq>[]) {
  const taken = new Set<string>();
  return faqs.map(({ id, question, answer }) => {
    const wished = id === undefined || id === '' ? slugOf(question) : id;
    let free = wished;
    for (let count = 2; taken.has(free); count += 1) free = `${wished}-${count}`;
    taken.add(free);
    return { id: free, question, answer };
  });
}

function withoutRepeatedTags(tags: readonly string[]): string[] {
  const byFoldedName = new Map<string, string>();
  for (const name of tags) {
    const folded = name.toLowerCase();
    if (name !== '' && !byFoldedName.has(folded)) byFoldedName.set(folded, name);
  }
  return [...byFoldedName.values()];
}

/**
 * The rules of `updatePost` field by field (product 5.3, 9.9). Every field is optional and
 * unchanged if left out. The content is stored byte for byte: only its length is checked on the
 * trimmed text.
 */
export const updatePostFields = {
  ...eachOptionalText((name) => {
    const { label, optional } = postFields[name];
    return optionalText(label, optional.max);
  }),
  doi: doiRule,
  title: requiredLine({
    required: 'Title is required',
    label: 'Title',
    max: limits.titleMax,
  }).optional(),
  content: z
    .string({ error: contentTooShort })
    .overwrite(withoutStrayControls)
    .max(limits.contentMax, { error: atMost('Content', limits.contentMax), abort: true })
    .refine(isLongContent, { error: contentTooShort })
    .optional(),
  author: author.optional(),
  excerpt: optionalText('Excerpt', limits.excerptMax),
  tags: z
    .array(tag, { error: 'Tags must be a list of texts.' })
    .nullable()
    .transform((tags) => withoutRepeatedTags(tags ?? []))
    .refine((tags) => tags.length <= limits.tagsMax, {
      error: `A post may have at most ${limits.tagsMax} tags.`,
    })
    .optional(),
  slug: optionalText('Slug', limits.slugMax).refine(isSlugOrEmpty, {
    error: slugShape,
  }),
  faqs: z
    .array(faq, { error: 'FAQs must be a list of questions and answers.' })
    .max(limits.faqsMax, { error: tooManyFaqs })
    .nullable()
    .transform((faqs) => withFaqIds(faqs ?? []))
    .optional(),
  published: z.boolean({ error: 'Published must be true or false.' }).optional(),
  publishedAt: z
    .union([z.date(), z.iso.datetime({ offset: true }), z.iso.date()], { error: dateShape })
    .transform((date) => new Date(date))
    .nullable()
    .optional(),
  references: referencesRule,
  authors: authorsRule,
  reviewer: reviewerRule,
  revisedAt: z
    .union([z.date(), z.iso.datetime({ offset: true }), z.iso.date()], {
      error: attributionMessages.revisedAt,
    })
    .transform((date) => new Date(isDay(date) ? `${date}${noon}` : date))
    .nullable()
    .optional(),
  version: z.int({ error: 'Version must be a whole number.' }).optional(),
  waitingChanges: z
    .int({ error: 'The number of pending changes must be a whole number.' })
    .nullish()
    .transform((number) => number ?? undefined),
  confirmReading: z
    .boolean({ error: 'The confirmation must be true or false.' })
    .nullish()
    .transform((confirmed) => confirmed ?? undefined),
  overrideReason: z
    .string({ error: checkMessages.reason })
    .overwrite(withoutStrayControls)
    .trim()
    .refine(
      ({ length }) =>
        length === 0 || (length >= checkLimits.reasonMin && length <= checkLimits.reasonMax),
      { error: checkMessages.reason },
    )
    .nullish()
    .transform((reason) => reason || undefined),
};

/**
 * The rules of `createPost`: title and content are required, and the default author is "Loon Team".
 */
export const createPostFields = {
  ...updatePostFields,
  title: updatePostFields.title.unwrap(),
  content: updatePostFields.content.unwrap(),
  author: author.default(defaultAuthor),
};

/** A complete new post; unknown keys are dropped (product 9.9). */
export const createPostSchema = z.object(createPostFields);

/** A change of a post: only the fields sent; unknown keys are dropped (product 9.9). */
export const updatePostSchema = z.object(updatePostFields);

export type CreatePost = z.output<typeof createPostSchema>;
