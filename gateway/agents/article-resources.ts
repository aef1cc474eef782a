import { agentLimits, agentMessages } from '../../schema/agent-limits.ts';
import { Failure } from '../failure.ts';
import type { ArticleTexts } from '../markdown-versions/article-texts.ts';
import { encodeCursor } from '../database/page.ts';
import { placeOf } from '../posts/reading/post.service.ts';
import { readMarkdownPath, markdownPathOfSlug } from '../site/pages/markdown-path.ts';
import type { ArticleReading } from './tools/article-tools.ts';

const mimeType = 'text/markdown';

/** Articles as resources: each under the URL of its Markdown version, with the same text. */
export class ArticleResources {
  constructor(
    private readonly reading: Pick<ArticleReading, 'publicUrl' | 'list'> & {
      texts: Pick<ArticleTexts, 'bySlug'>;
    },
  ) {}

  templates() {
    const uriTemplate = `${this.reading.publicUrl}/reflections/{slug}.md`;
    return [{ uriTemplate, name: 'article', title: 'Article as Markdown', mimeType }];
  }

  /** One page of resources, newest first. */
  async list(cursor: string | undefined) {
    const { items, hasNextPage } = await this.reading.list({
      first: agentLimits.listedMax,
      ...(cursor && { after: cursor }),
    });
    const resources = items.map(({ slug, title, excerpt }) => ({
      uri: this.reading.publicUrl + markdownPathOfSlug(slug),
      name: slug,
      title,
      description: excerpt,
      mimeType,
    }));
    const last = items.at(-1);
    return {
      resources,
      ...(last && hasNextPage ? { nextCursor: encodeCursor(placeOf(last)) } : {}),
    };
  }

  /**
   * The text of one article; calls `articleRead` with its slug.
   * @throws Failure NOT_FOUND if there is no published article.
   */
  async read(uri: string, articleRead: (slug: string) => void) {
    const { publicUrl, texts } = this.reading;
    const path = uri.startsWith(`${publicUrl}/`) ? uri.slice(publicUrl.length) : '';
    const slug = readMarkdownPath(path)?.slug;
    const article = slug === undefined ? undefined : await texts.bySlug(slug);
    if (article === undefined) {
      throw new Failure('NOT_FOUND', agentMessages.noArticle);
    }
    articleRead(article.slug);
    return { contents: [{ uri, mimeType, text: article.markdown }] };
  }
}
