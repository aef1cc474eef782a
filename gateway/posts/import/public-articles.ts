import { MoreThan, type EntityManager } from 'typeorm';
import { eachOptionalText } from '../../../schema/post-fields.ts';
import { attributionOf } from '../attribution/stored-attribution.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { selectPublic } from '../reading/visible-posts.ts';
import type { Article } from './article-file.ts';

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
