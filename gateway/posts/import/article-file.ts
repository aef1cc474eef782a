import { z } from 'zod';
import { aiDisclosures } from '../../../schema/ai-disclosure.ts';
import { eachOptionalText } from '../../../schema/post-fields.ts';
import { createPostFields } from '../../../schema/post-rules.ts';
import type { ContentReader } from '../../site/content/content-file.ts';

const dateShape = 'must be a date in quotes, such as "2025-01-31"';

/** A time, or a day, which means noon in UTC: the same date in almost every time zone. */
const moment = z
  .union([z.iso.date(), z.iso.datetime()], { error: dateShape })
  .transform((text) => new Date(text.length === 10 ? `${text}T12:00:00Z` : text));

const frontMatter = z.strictObject({
  ...eachOptionalText((name) => createPostFields[name]),
  title: createPostFields.title,
  slug: z.string(),
  author: createPostFields.author,
  date: moment,
  /** The last change, and the first save, if at another time. */
  updated: moment.optional(),
  created: moment.optional(),
  excerpt: createPostFields.excerpt,
  tags: createPostFields.tags,
  references: createPostFields.references,
  authors: createPostFields.authors,
  reviewer: createPostFields.reviewer,
  /** Date of the last revision of the text. */
  revisedAt: moment.optional(),
  faqs: createPostFields.faqs,
  faqsAlwaysShown: z.boolean().default(false),
  /** The part that AI had in it (product 24.6). */
  aiDisclosure: z
    .enum(aiDisclosures, { error: `must be ${aiDisclosures.join(', ')}` })
    .default('human-only'),
  /** The person who has read an article that is `ai-assisted`; its author by default. */
  readBy: createPostFields.author.unwrap().optional(),
});

/** An article that ships with the site (product 4.10). */
export type Article = z.output<typeof frontMatter> & { content: string };

/**
 * Reads `articles/{slug}.md`: front matter between two lines of three hyphens, then Markdown.
 * Problems are recorded in `reader` with file and field, and the result is then `undefined`.
 */
export function readArticle(reader: ContentReader, slug: string): Article | undefined {
  const name = `articles/${slug}.md`;
  const article = reader.markdown(name, frontMatter);
  if (article === undefined) {
    return undefined;
  }
  // Byte for byte as in posts, except for the empty first line and the final line break.
  const text = article.body.replace(/^(?:\r?\n)+|\r?\n$/g, '');
  const content = createPostFields.content.safeParse(text);
  if (!content.success) {
    reader.refuse(name, content.error.issues[0]?.message ?? 'content is not valid');
    return undefined;
  }
  return { ...article.facts, content: content.data };
}
