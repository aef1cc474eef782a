import { articlePath } from '../../schema/article-path.ts';
import { markdownLimits } from '../../schema/limits.ts';
import { encodeCursor, type Page, type PageQuery } from '../database/page.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import { placeOf } from '../posts/reading/post.service.ts';
import type { SiteModule } from '../site-module.ts';
import { addressOf, type SiteFacts } from '../site/documents/published-post.ts';
import type { DocumentFamily, SiteDocument } from '../site/documents/site-document.ts';
import { markdownPathOfSlug, readMarkdownPath } from '../site/pages/markdown-path.ts';
import { ArticleTexts, type ArticleSource, type ArticleTextsOptions } from './article-texts.ts';

/** Lists the public posts, newest first. */
type ListPosts = (query: PageQuery) => Promise<Page<Post>>;

/**
 * Writes `/llms-full.txt`: the full articles, newest first, up to its size limit, with a note of
 * how many are left out.
 */
async function writeFullText(
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

interface MarkdownVersionsOptions extends ArticleTextsOptions {
  posts: ArticleSource & { list: ListPosts };
}

interface MarkdownVersions extends SiteModule {
  texts: ArticleTexts;
}

const contentType = 'text/markdown; charset=utf-8';

/**
 * Articles as Markdown (product 20.1): each next to its page, and all together in `/llms-full.txt`.
 */
export function createMarkdownVersions(options: MarkdownVersionsOptions): MarkdownVersions {
  const texts = new ArticleTexts(options);
  const fullText: SiteDocument = {
    path: '/llms-full.txt',
    contentType: 'text/plain; charset=utf-8',
    slow: true,
    machineText: '/llms-full.txt',
    write: () => writeFullText(options.facts(), (query) => options.posts.list(query), texts),
  };
  const documents: DocumentFamily = (path) => {
    const markdownPath = readMarkdownPath(path);
    if (markdownPath === undefined) {
      return path === fullText.path ? fullText : undefined;
    }
    const { slug, canonical } = markdownPath;
    const page = addressOf(options.facts(), { slug });
    return {
      path,
      contentType,
      headers: { link: `<${page}>; rel="canonical"`, 'content-location': path },
      points: 1,
      negotiated: true,
      machineText: articlePath(slug),
      slow: true,
      write: async () => {
        const article = await texts.bySlug(slug);
        return article === undefined || (canonical && article.slug === slug)
          ? article?.markdown
          : { location: markdownPathOfSlug(article.slug) };
      },
    };
  };
  return { texts, documents };
}
