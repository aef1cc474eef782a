import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { anonymous, type Actor } from '../access/actor.ts';
import { aiStatement, type AiStatements } from '../posts/ai-record/ai-record.ts';
import type { Team } from '../posts/attribution/team.ts';
import type { PostBody } from '../posts/entities/post-body.entity.ts';
import type { Post } from '../posts/entities/post.entity.ts';
import type { ShownImages } from '../site/shown-images.ts';
import { absoluteHtml, addressOf, type SiteFacts } from '../site/documents/published-post.ts';
import { articleHtml, frontMatter, shownPeople } from './article-html.ts';

export interface ArticleSource {
  /** The post that has or had a slug; null when there is none that the actor may see. */
  bySlug: (actor: Actor, slug: string) => Promise<Post | null>;
  /** The long texts of posts, in the order of the ids. */
  bodies: (ids: readonly string[]) => Promise<(PostBody | Error)[]>;
}

export interface ArticleTextsOptions {
  posts: ArticleSource;
  /** Converts sanitized HTML to Markdown. */
  markdownOf: (html: string) => Promise<string>;
  shown: ShownImages;
  facts: () => SiteFacts;
  team: Team;
  /** What articles say about AI. */
  aiStatements: () => AiStatements;
}

interface ArticleText {
  slug: string;
  markdown: string;
}

const cacheBytes = 16 * 1024 * 1024;

/**
 * Public articles as Markdown (product 20.1), made from public data, so that they contain nothing
 * that the page hides. Converted texts are cached until they change.
 */
export class ArticleTexts {
  private readonly cache = new LRUCache<string, string>({
    maxSize: cacheBytes,
    sizeCalculation: (text) => 2 * text.length + 100,
  });

  constructor(private readonly options: ArticleTextsOptions) {}

  /** The public article that has or had a slug; undefined if there is none. */
  async bySlug(slug: string): Promise<ArticleText | undefined> {
    const post = await this.options.posts.bySlug(anonymous, slug);
    return post === null ? undefined : (await this.of([post]))[0];
  }

  /** Public articles, in the order of `posts`. */
  async of(posts: readonly Post[]): Promise<ArticleText[]> {
    const bodies = await this.options.posts.bodies(posts.map(({ id }) => id));
    const texts: ArticleText[] = [];
    for (const [index, post] of posts.entries()) {
      const body = bodies[index];
      if (body === undefined || body instanceof Error) throw body ?? new Error('No text.');
      texts.push({ slug: post.slug, markdown: await this.written(post, body) });
    }
    return texts;
  }

  private async written(post: Post, body: PostBody): Promise<string> {
    const { shown, team } = this.options;
    const { contentHtml, faqs, references } = body;
    const facts = this.options.facts();
    const { publishedAt, revisedAt, revisionNote } = post;
    if (publishedAt === null) throw new Error('A public post has a date.');
    const attribution = { references, ...shownPeople(body, team), revisedAt, revisionNote };
    const statement = aiStatement(post, this.options.aiStatements());
    const dated = Object.assign(post, { publishedAt });
    const article = { post: dated, contentHtml, faqs, attribution, statement };
    const html = shown.html(articleHtml(article));
    const absolute = absoluteHtml(facts, { slug: post.slug, contentHtml: html });
    return `${frontMatter(article, addressOf(facts, post))}\n\n${await this.markdownOf(absolute)}\n`;
  }

  private async markdownOf(html: string): Promise<string> {
    const key = createHash('sha256').update(html).digest('base64url');
    const cached = this.cache.get(key);
    if (cached !== undefined) {
      return cached;
    }
    const markdown = await this.options.markdownOf(html);
    this.cache.set(key, markdown);
    return markdown;
  }
}
