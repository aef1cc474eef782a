import { In, type EntityManager } from 'typeorm';
import { rowsOf } from '../../database/rows-of.ts';
import type { IllustratedText, ImageUse, ImageUses } from '../../image-uses.ts';
import { PostDraft } from '../drafts/post-draft.entity.ts';
import { mayShowImages, PostBody } from '../entities/post-body.entity.ts';
import { Post } from '../entities/post.entity.ts';
import { PostRevision } from '../entities/post-revision.entity.ts';
import { WaitingChanges } from '../waiting/waiting-changes.entity.ts';
import { mayNameImages } from './image-address.ts';

type Address = Pick<Post, 'id' | 'title' | 'slug' | 'deletedAt'>;

const desk = '/blog-admin?tab=posts';

/** The post as it is read, for administrators also before it is published (product 5.9). */
function readAt({ title, slug }: Address): ImageUse {
  return { title, url: `/reflections/${slug}` };
}

/** Where a text is edited that is not what readers see. */
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
  const posts = await manager.find(Post, {
    select: { id: true, title: true, slug: true, deletedAt: true },
    where: { id: In(wanted) },
  });
  return new Map(posts.map((post) => [post.id, post]));
}

async function* drafts(manager: EntityManager): AsyncGenerator<IllustratedText> {
  for await (const { postId, owner, text } of rowsOf(manager, PostDraft, 'id')) {
    const said = JSON.stringify(text);
    if (mayNameImages(said)) {
      const post = (await postsOf(manager, [postId])).get(postId ?? '');
      yield { text: said, use: editedAt(post, text.title ?? undefined, `unsaved, ${owner}`) };
    }
  }
}

async function* changes(manager: EntityManager, former: boolean): AsyncGenerator<IllustratedText> {
  const wanted = { where: former ? undefined : '"endedAt" IS NULL' };
  for await (const { postId, snapshot, endedAt } of rowsOf(manager, WaitingChanges, 'id', wanted)) {
    const said = JSON.stringify(snapshot);
    if (mayNameImages(said)) {
      const post = (await postsOf(manager, [postId])).get(postId);
      const waits = endedAt === null && post !== undefined && post.deletedAt === null;
      yield { text: said, use: waits ? editedAt(post, undefined, 'changes waiting') : undefined };
    }
  }
}

async function* bodies(manager: EntityManager): AsyncGenerator<IllustratedText> {
  const wanted = { columns: ['postId', 'content', 'faqs'], where: mayShowImages } as const;
  for await (const { postId, content, faqs } of rowsOf(manager, PostBody, 'postId', wanted)) {
    const post = (await postsOf(manager, [postId])).get(postId);
    const isThere = post !== undefined && post.deletedAt === null;
    yield {
      text: `${content}\n${JSON.stringify(faqs)}`,
      use: isThere ? readAt(post) : undefined,
    };
  }
}

/** Where the blog may show uploaded images. */
export const postImageUses: ImageUses = {
  async *texts(manager, former) {
    yield* drafts(manager);
    yield* changes(manager, former);
    yield* bodies(manager);
    if (former) {
      for await (const { snapshot } of rowsOf(manager, PostRevision, 'id')) {
        yield { text: JSON.stringify(snapshot), use: undefined };
      }
    }
  },
};
