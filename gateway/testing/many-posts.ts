import { v7 as uuidv7 } from 'uuid';
import { eachOptionalText } from '../../schema/post-fields.ts';
import type { Database } from '../database/database.ts';
import { PostBody } from '../posts/entities/post-body.entity.ts';
import { PostSlug } from '../posts/entities/post-slug.entity.ts';
import { Post } from '../posts/entities/post.entity.ts';
import { storedSections } from '../posts/markdown/content-sections.ts';
import { storeManyTags } from '../posts/editing/store-tags.ts';

const perInsert = 50;
const minute = 60_000;
const firstDate = Date.UTC(2020, 0, 1);

function sampleRows(
  index: number,
  textOf: (index: number) => string,
  tags: readonly string[],
  name: string,
) {
  const date = new Date(firstDate + index * minute);
  const id = uuidv7({ msecs: date.getTime() });
  const text = textOf(index);
  const contentHtml = `<p>${text}</p>`;
  const post: Omit<Post, 'readTime' | 'aiDisclosure'> = {
    id,
    slug: `${name}-${String(index)}`,
    title: `Sample ${String(index)}`,
    ...eachOptionalText(() => null),
    excerpt: text.slice(0, 150),
    excerptIsAuthored: false,
    tags: [...tags],
    author: 'Loon Team',
    revisedAt: null,
    faqsAlwaysShown: false,
    wordCount: text.split(' ').length,
    published: true,
    publishedAt: date,
    createdAt: date,
    updatedAt: date,
    version: 1,
    deletedAt: null,
    unreviewedBy: null,
    textBy: null,
    aiInvolved: false,
    confirmation: null,
    searchText: `sample ${String(index)}`,
  };
  const body: PostBody = {
    postId: id,
    content: text,
    contentHtml,
    sections: storedSections(contentHtml, []),
    contentText: text,
    searchText: text.toLowerCase(),
    derivedExcerpt: text.slice(0, 150),
    faqs: [],
    references: [],
    authors: [],
    reviewer: null,
  };
  return {
    post,
    body,
    slug: { slug: post.slug, postId: id },
  };
}

/**
 * Inserts many published posts directly into the tables, for tests and benchmarks of size; `textOf`
 * gives plain text without markup, `tagsOf` the tags of the post with that number. Slugs start with
 * `name`.
 */
export async function insertManyPosts(
  database: Database,
  count: number,
  textOf: (index: number) => string,
  tagsOf: (index: number) => readonly string[] = () => [],
  name = 'sample',
): Promise<void> {
  for (let start = 0; start < count; start += perInsert) {
    const rows = Array.from({ length: Math.min(perInsert, count - start) }, (_, offset) =>
      sampleRows(start + offset, textOf, tagsOf(start + offset), name),
    );
    await database.write(async (manager) => {
      await manager.insert(
        Post,
        rows.map(({ post }) => post),
      );
      await manager.insert(
        PostBody,
        rows.map(({ body }) => body),
      );
      await manager.insert(
        PostSlug,
        rows.map(({ slug }) => slug),
      );
      await storeManyTags(
        manager,
        rows.map(({ post }) => post),
      );
    });
  }
}
