import { isDeepStrictEqual } from 'node:util';
import { MoreThan, type EntityManager } from 'typeorm';
import { eachOptionalText } from '../../../schema/post-fields.ts';
import { ContentReader } from '../../site/content/content-file.ts';
import { markdownText } from '../../site/content/writing/edited-yaml.ts';
import { attributionOf } from '../attribution/stored-attribution.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { selectPublic } from '../reading/visible-posts.ts';
import { readArticle, type Article } from './article-file.ts';

const postsPerSlice = 50;
const firstId = '00000000-0000-0000-0000-000000000000';

function articleOf(post: Post, body: PostBody, created: Date): Article {
  return {
    ...eachOptionalText((name) => post[name] ?? undefined),
    title: post.title,
    slug: post.slug,
    author: post.author,
    date: post.publishedAt ?? post.createdAt,
    updated: post.updatedAt,
    created,
    excerpt: post.excerptIsAuthored ? post.excerpt : undefined,
    tags: post.tags,
    ...attributionOf(body),
    revisedAt: post.revisedAt ?? undefined,
    faqs: body.faqs.map(({ id, question, answer }) => ({ id, question, answer })),
    faqsAlwaysShown: post.faqsAlwaysShown,
    aiDisclosure: post.aiDisclosure,
    readBy: post.confirmation?.name,
    content: body.content,
  };
}

/**
 * The public posts as articles that a site without posts would import, the first written first. No
 * two have the same creation millisecond, so that posts with the same date retain their order.
 */
export async function* publicArticles(manager: EntityManager, now: Date): AsyncGenerator<Article> {
  let before = Number.NEGATIVE_INFINITY;
  for (let after = firstId; ;) {
    const posts = await selectPublic(manager, now)
      .andWhere({ id: MoreThan(after) })
      .orderBy('post.id', 'ASC')
      .limit(postsPerSlice)
      .getMany();
    for (const post of posts) {
      const body = await manager.findOneByOrFail(PostBody, { postId: post.id });
      before = Math.max(post.createdAt.getTime(), before + 1);
      yield articleOf(post, body, new Date(before));
    }
    const last = posts.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

const noon = 'T12:00:00.000Z';

function momentText(moment: Date): string {
  const text = moment.toISOString();
  return text.endsWith(noon) ? text.slice(0, -noon.length) : text;
}

function isSame(one: Date | undefined, other: Date): boolean {
  return one === undefined || one.getTime() === other.getTime();
}

/** An entry without unknown values. */
function plain(entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
}

/** Front matter without default values. */
function factsOf(article: Article): object {
  const { title, slug, author, date, updated, created, excerpt } = article;
  return {
    title,
    ...eachOptionalText((name) => article[name] || undefined),
    slug,
    author,
    date: momentText(date),
    updated: isSame(updated, date) ? undefined : updated?.toISOString(),
    created: isSame(created, date) ? undefined : created?.toISOString(),
    excerpt: excerpt || undefined,
    tags: article.tags?.length ? article.tags : undefined,
    references: article.references?.length ? article.references.map(plain) : undefined,
    authors: article.authors?.length ? article.authors.map(plain) : undefined,
    reviewer: article.reviewer ? plain(article.reviewer) : undefined,
    revisedAt: article.revisedAt && momentText(article.revisedAt),
    faqs: article.faqs?.length ? article.faqs : undefined,
    faqsAlwaysShown: article.faqsAlwaysShown || undefined,
    aiDisclosure: article.aiDisclosure === 'human-only' ? undefined : article.aiDisclosure,
    readBy: article.readBy,
  };
}

function haveSameContent(one: Article, other: Article): boolean {
  return one.content === other.content && isDeepStrictEqual(factsOf(one), factsOf(other));
}

/**
 * The file of an article. The first folder whose file has the same content provides the text
 * unchanged; otherwise the first folder with such a file provides its unchanged passages.
 */
export function articleText(article: Article, folders: readonly string[]): string {
  const sources = folders.flatMap((folder) => {
    const reader = new ContentReader(folder);
    const text = reader.text(`articles/${article.slug}.md`);
    return text === undefined ? [] : [{ text, said: readArticle(reader, article.slug) }];
  });
  const same = sources.find(({ said }) => said !== undefined && haveSameContent(said, article));
  const { content: body } = article;
  return same?.text ?? markdownText({ facts: factsOf(article), body }, sources[0]?.text);
}
