import { z } from 'zod';
import { eachOptionalText } from '../../../schema/post-fields.ts';
import { createPostFields } from '../../../schema/post-rules.ts';
import type { ContentReader } from '../../site/content/content-file.ts';

const dateShape = 'must be a date in quotes, such as "2025-01-31"';

const frontMatter = z.strictObject({
  ...eachOptionalText((name) => createPostFields[name]),
  title: createPostFields.title,
  slug: z.string(),
  author: createPostFields.author,
  date: z.iso.date({ error: dateShape }),
  excerpt: createPostFields.excerpt,
  tags: createPostFields.tags,
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
  const content = createPostFields.content.safeParse(article.body.trim());
  if (!content.success) {
    reader.refuse(name, content.error.issues[0]?.message ?? 'content is not valid');
    return undefined;
  }
  return { ...article.facts, content: content.data };
}
