import './zod-setup.ts';
import { z } from 'zod';
import { attributionMessages } from './attribution-messages.ts';
import { postLimits as limits } from './limits.ts';
import { checkMessages } from './check-messages.ts';
import { checkLimits } from './check-rules.ts';
import { eachOptionalText, postFields } from './post-fields.ts';
import { authorsRule, reviewerRule } from './person-rules.ts';
import { referencesRule } from './reference-rules.ts';
import { atMost, requiredLine, withoutStrayControls } from './text-rules.ts';

/** The author of a post when none is given (product 5.3). */
export const defaultAuthor = 'Loon Team';

/** Says that a post has more questions than it may. */
export const tooManyFaqs = `A post may have at most ${limits.faqsMax} FAQs.`;

/** How long reading takes: words / 200, rounded up, at least a minute (product 4.9). */
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
 * The slug a title gives: lower-case ASCII words joined by hyphens, at most 80 characters, cut
 * between words; "post" when nothing of the title remains. Making it unique is the caller's part
 * (product 5.10).
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
 * The excerpt of a post: the author's own, else the first sentence or sentences of the text up to
 * 160 characters; a longer first sentence is cut between words with an ellipsis (product 4.9).
 * Takes the text without markup.
 */
export function excerptOf(text: string, authored = ''): string {
  if (authored.trim() !== '') return authored.trim();
  const max = limits.derivedExcerptMax;
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  return firstSentences(plain, max) || firstWords(plain, max);
}

function firstSentences(plain: string, max: number): string {
  // Two characters further, so that a sentence ending exactly at the bound is seen to end there.
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

/** Text that may be left out: absent stays absent (unchanged), null or blank gives ''. */
function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be a text.` })
    .overwrite(withoutStrayControls)
    .trim()
    .max(max, { error: atMost(label, max) })
    .nullable()
    .transform((text) => text ?? '')
    .optional();
}

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugShape = 'Slug may hold lower-case letters and digits, joined by single hyphens.';
const faqIdShape = 'FAQ ids may hold lower-case letters and digits, joined by single hyphens.';
const contentTooShort = 'Content must be at least 100 characters';
const dateShape = 'Publication date must be a date such as 2025-01-31T09:00:00Z.';

/** A day, which counts from its noon in UTC, the shown date in almost every time zone. */
const noon = 'T12:00:00Z';

/** Whether a content is long enough without the blanks at both ends. */
export function isLongContent(text: string): boolean {
  return text.trim().length >= limits.contentMin;
}

/** Whether a text can be a slug; an empty one is none, and is made of the title. */
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

/** Gives each FAQ an id: its own, else one from its question; a repeated one gets a number. */
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

/** The rules of `createPost`: title and content required, author "Loon Team" unless given. */
export const createPostFields = {
  ...updatePostFields,
  title: updatePostFields.title.unwrap(),
  content: updatePostFields.content.unwrap(),
  author: author.default(defaultAuthor),
};

/** A whole new post; unknown keys are dropped (product 9.9). */
export const createPostSchema = z.object(createPostFields);

/** A change of a post: only the fields sent; unknown keys are dropped (product 9.9). */
export const updatePostSchema = z.object(updatePostFields);

/** A new post that keeps the rules. */
export type CreatePost = z.output<typeof createPostSchema>;
