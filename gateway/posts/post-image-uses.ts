import { In, type EntityManager } from 'typeorm';
import { roundsOf, rowsOf } from '../database/rows.ts';
import {
  altTextInMarkdown,
  type IllustratedText,
  type ImageUse,
  type ImageUses,
} from '../images/image-uses.ts';
import { PostDraft } from './drafts/post-draft.entity.ts';
import { mayShowImages, PostBody } from './entities/post-body.entity.ts';
import { Post } from './entities/post.entity.ts';
import { PostRevision } from './entities/post-revision.entity.ts';
import { PendingChanges } from './pending/pending-changes.entity.ts';
import { mayNameImages } from '../images/image-address.ts';
import { articlePath } from '../../schema/article-path.ts';

type Address = Pick<Post, 'id' | 'title' | 'slug' | 'deletedAt'>;

const desk = '/blog-admin?tab=posts';

/** The page where the post is read; administrators can read it before publication (product 5.9). */
function readAt({ title, slug }: Address): ImageUse {
  return { title, url: articlePath(slug) };
}

/** The page where a text is edited that readers do not see. */
function editedAt(post: Address | undefined, title: string | undefined, what: string): ImageUse {
  const name = post?.title ?? title?.trim() ?? '';
  return {
    title: `${name === '' ? 'A new post' : name} (${what})`,
    url: post === undefined ? desk : `${desk}&post=${post.id}`,
  };
}

async function postsOf(
  manager: EntityManager,
  ids: readonly (string | null)[],
): Promise<Map<string, Address>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const posts = await manager.find(Post, {
    select: { id: true, title: true, slug: true, deletedAt: true },
    where: { id: In(wanted) },
  });
  return new Map(posts.map((post) => [post.id, post]));
}

/** Rows that may show images, each with its post; posts are read for many rows in one query. */
async function* withPosts<Row extends { postId: string | null }>(
  manager: EntityManager,
  rounds: AsyncIterable<Row[]>,
  textOf: (row: Row) => string,
): AsyncGenerator<{ row: Row; said: string; post: Address | undefined }> {
  for await (const rows of rounds) {
    const showing = rows
      .map((row) => ({ row, said: textOf(row) }))
      .filter(({ said }) => mayNameImages(said));
    const posts = await postsOf(
      manager,
      showing.map(({ row }) => row.postId),
    );
    for (const { row, said } of showing) {
      yield { row, said, post: posts.get(row.postId ?? '') };
    }
  }
}

async function* drafts(manager: EntityManager): AsyncGenerator<IllustratedText> {
  const rounds = roundsOf(manager, PostDraft, 'id');
  for await (const { row, said, post } of withPosts(manager, rounds, ({ text }) =>
    JSON.stringify(text),
  )) {
    const what = `unsaved, ${row.owner}`;
    yield {
      text: said,
      use: editedAt(post, row.text.title ?? undefined, what),
      altTextOf: (name) => altTextInMarkdown(row.text.content ?? '', name),
    };
  }
}

async function* changes(
  manager: EntityManager,
  includePrevious: boolean,
): AsyncGenerator<IllustratedText> {
  const wanted = { where: includePrevious ? undefined : '"endedAt" IS NULL' };
  const rounds = roundsOf(manager, PendingChanges, 'id', wanted);
  for await (const { row, said, post } of withPosts(manager, rounds, ({ snapshot }) =>
    JSON.stringify(snapshot),
  )) {
    const isPending = row.endedAt === null && post !== undefined && post.deletedAt === null;
    yield {
      text: said,
      use: isPending ? editedAt(post, undefined, 'pending changes') : undefined,
      altTextOf: (name) => altTextInMarkdown(row.snapshot.content, name),
    };
  }
}

async function* bodies(manager: EntityManager): AsyncGenerator<IllustratedText> {
  const wanted = { columns: ['postId', 'content', 'faqs'], where: mayShowImages } as const;
  const rounds = roundsOf(manager, PostBody, 'postId', wanted);
  for await (const { row, said, post } of withPosts(
    manager,
    rounds,
    ({ content, faqs }) => `${content}\n${JSON.stringify(faqs)}`,
  )) {
    const isThere = post !== undefined && post.deletedAt === null;
    yield {
      text: said,
      use: isThere ? readAt(post) : undefined,
      altTextOf: (name) => altTextInMarkdown(row.content, name),
    };
  }
}

/** Finds where the blog may show uploaded images. */
export const postImageUses: ImageUses = {
  tables: [Post, PostBody, PostDraft, PostRevision, PendingChanges],
  async *texts(manager, includePrevious) {
    yield* drafts(manager);
    yield* changes(manager, includePrevious);
    yield* bodies(manager);
    if (includePrevious) {
      for await (const { snapshot } of rowsOf(manager, PostRevision, 'id')) {
        yield { text: JSON.stringify(snapshot), use: undefined };
      }
    }
  },
};
