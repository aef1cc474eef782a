import { setImmediate } from 'node:timers/promises';
import { In, MoreThan, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { PostBody } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { selectPublished } from '../reading/visible-posts.ts';
import type { SearchDocument } from './search-document.ts';

const postsPerSlice = 100;
const stampsPerSlice = 250;
const firstId = '00000000-0000-0000-0000-000000000000';

type Stamped = Pick<Post, 'version' | 'updatedAt' | 'publishedAt'>;

/** Two states of a post that differ in what is searched have different stamps. */
function stampOf({ version, updatedAt, publishedAt }: Stamped): string {
  const times = [updatedAt, publishedAt].map((time) => String(time?.getTime()));
  return [String(version), ...times].join(' ');
}

/** Posts that are public now or scheduled, in the order of ids. */
function select(manager: EntityManager): SelectQueryBuilder<Post> {
  return selectPublished(manager).orderBy('post.id', 'ASC');
}

async function documentsOf(selection: SelectQueryBuilder<Post>): Promise<SearchDocument[]> {
  const rows = await selection
    .innerJoin(PostBody, 'body', 'body.postId = post.id')
    .addSelect('body.contentText', 'contentText')
    .getRawAndEntities<{ contentText: string }>();
  return rows.entities.flatMap((post, at) => {
    const { id, title, tags, excerpt, publishedAt } = post;
    const text = rows.raw[at]?.contentText ?? '';
    return publishedAt === null
      ? []
      : [{ id, title, tags, excerpt, publishedAt, text, stamp: stampOf(post) }];
  });
}

/** The searchable posts among these ids. */
export function searchedPosts(
  manager: EntityManager,
  ids: readonly string[],
): Promise<SearchDocument[]> {
  return documentsOf(select(manager).andWhere({ id: In([...ids]) }));
}

/** Every searchable post, read in batches as the caller iterates. */
export async function* allSearchedPosts(manager: EntityManager): AsyncGenerator<SearchDocument> {
  for (let after = firstId; ;) {
    const where = { id: MoreThan(after) };
    const slice = await documentsOf(select(manager).andWhere(where).limit(postsPerSlice));
    const last = slice.at(-1);
    if (last === undefined) return;
    yield* slice;
    after = last.id;
  }
}

/** The stamps of every searchable post, without their texts. */
export async function* allStamps(manager: EntityManager): AsyncGenerator<[string, string]> {
  for (let after = firstId; ;) {
    const slice = await select(manager)
      .select(['post.id', 'post.version', 'post.updatedAt', 'post.publishedAt'])
      .andWhere({ id: MoreThan(after) })
      .limit(stampsPerSlice)
      .getMany();
    const last = slice.at(-1);
    if (last === undefined) return;
    for (const post of slice) {
      if (post.publishedAt !== null) yield [post.id, stampOf(post)];
    }
    after = last.id;
    // SQLite's driver is synchronous, so other work gets a turn here.
    await setImmediate();
  }
}
