import { z } from 'zod';
import { createPostFields } from '../../../schema/post-rules.ts';
import type { ContentReader } from '../../site/content/content-file.ts';

const dateShape = 'must be a date in quotes, such as "2025-01-31"';

const frontMatter = z.strictObject({
  title: createPostFields.title,
  subtitle: createPostFields.subtitle,
  slug: z.string(),
  author: createPostFields.author,
  date: z.iso.date({ error: dateShape }),
  excerpt: createPostFields.excerpt,
  metaDescription: createPostFields.metaDescription,
  tags: createPostFields.tags,
  faqs: createPostFields.faqs,
  faqsAlwaysShown: z.boolean().default(false),
});

/** An article as it ships with the site (specification §2 "Article facts"). */
export type Article = z.output<typeof frontMatter> & { content: string };

/**
 * Reads `articles/{slug}.md`: front matter between two lines of three hyphens, then Markdown.
 * Problems are noted in `reader` with file and field, and the result is then `undefined`.
 */
export function readArticle(reader: ContentReader, slug: string): Article | undefined {
  const name = `articles/${slug}.md`;
  const source = reader.text(name);
  if (source === undefined) {
    return undefined;
  }
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) {
    reader.refuse(name, 'must begin with front matter between two lines of three hyphens');
    return undefined;
  }
  const facts = reader.parse(name, head, frontMatter);
  const content = createPostFields.content.safeParse(body.trim());
  if (!content.success) {
    reader.refuse(name, content.error.issues[0]?.message ?? 'content is not valid');
    return undefined;
  }
  if (facts !== undefined && facts.slug !== slug) {
    reader.refuse(name, `slug must be "${slug}", like the name of the file`);
    return undefined;
  }
  return facts && { ...facts, content: content.data };
}
