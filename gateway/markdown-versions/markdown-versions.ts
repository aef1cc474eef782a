import { articlePath } from '../../schema/article-path.ts';
import { addressOf } from '../site/documents/published-post.ts';
import type { DocumentFamily, SiteDocument } from '../site/documents/site-document.ts';
import { readMarkdownPath, markdownPathOfSlug } from '../site/pages/markdown-path.ts';
import type { SiteModule } from '../site-module.ts';
import { ArticleTexts, type ArticleSource, type ArticleTextsOptions } from './article-texts.ts';
import { writeFullText, type ListPosts } from './full-text.ts';

interface MarkdownVersionsOptions extends ArticleTextsOptions {
  posts: ArticleSource & { list: ListPosts };
}

export interface MarkdownVersions extends SiteModule {
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
