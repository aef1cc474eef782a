import { z } from 'zod';
import { eachOptionalText } from '../../../schema/post-fields.ts';
import { createPostFields } from '../../../schema/post-rules.ts';
import type { ContentReader } from '../../site/content/content-file.ts';

const dateShape = 'must be a date in quotes, such as "2025-01-31"';

/**
 * A day, which counts from its noon in UTC, the shown date in almost every time zone; or a moment.
 */
const moment = z
  .union([z.iso.date(), z.iso.datetime()], { error: dateShape })
  .transform((text) => new Date(text.length === 10 ? `${text}T12:00:00Z` : text));

const frontMatter = z.strictObject({
  ...eachOptionalText((name) => createPostFields[name]),
  title: createPostFields.title,
  slug: z.string(),
  author: createPostFields.author,
  /** When it was published. */
  date: moment,
  /** When it was last changed, and first written, where that is another moment. */
  updated: moment.optional(),
  created: moment.optional(),
  excerpt: createPostFields.excerpt,
  tags: createPostFields.tags,
  references: createPostFields.references,
  authors: createPostFields.authors,
  reviewer: createPostFields.reviewer,
  /** When its text was last revised. */
  revisedAt: moment.optional(),
  faqs: createPostFields.faqs,
  faqsAlwaysShown: z.boolean().default(false),
});

/** An article as it ships with the site (product 4.10). */
export type Article = z.output<typeof frontMatter> & { content: string };

/**
 * Reads `articles/{slug}.md`: front matter between two lines of three hyphens, then Markdown.
 * Problems are noted in `reader` with file and field, and the result is then `undefined`.
 */
export function readArticle(reader: ContentReader, slug: string): Article | undefined {
  const name = `articles/${slug}.md`;
  const article = reader.markdown(name, frontMatter);
  if (article === undefined) {
    return undefined;
  }
  // To the byte, as posts keep it, but for the empty line above and the end of the last line.
  const text = article.body.replace(/^(?:\r?\n)+|\r?\n$/g, '');
  const content = createPostFields.content.safeParse(text);
  if (!content.success) {
    reader.refuse(name, content.error.issues[0]?.message ?? 'content is not valid');
    return undefined;
  }
  return { ...article.facts, content: content.data };
}
