import { markdownLimits } from '../../schema/limits.ts';
import { encodeCursor, type Page, type PageQuery } from '../database/page.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { placeOf } from '../posts/reading/post.service.ts';
import type { SiteFacts } from '../site/documents/published-post.ts';
import type { ArticleTexts } from './article-texts.ts';

/** Lists the public posts, newest first. */
export type ListPosts = (query: PageQuery) => Promise<Page<Post>>;

/**
 * Writes `/llms-full.txt`: the full articles, newest first, up to its size limit, with a note of
 * how many are left out.
 */
export async function writeFullText(
  { name, tagline, publicUrl }: SiteFacts,
  list: ListPosts,
  texts: ArticleTexts,
): Promise<string> {
  const parts = [`# ${name}\n\n> ${tagline}\n`];
  let bytes = 0;
  for (let after: string | null = null; ;) {
    const { items, hasNextPage } = await list({ first: markdownLimits.articlesPerSlice, after });
    for (const { markdown } of await texts.of(items)) {
      bytes += Buffer.byteLength(markdown);
      if (bytes > markdownLimits.fullTextBytes) {
        return [...parts, `There are more articles: see ${publicUrl}/sitemap.xml\n`].join('\n');
      }
      parts.push(markdown);
    }
    const last = items.at(-1);
    if (last === undefined || !hasNextPage) {
      return parts.join('\n');
    }
    after = encodeCursor(placeOf(last));
  }
}
