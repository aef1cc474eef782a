import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { PostDraft } from '../drafts/post-draft.entity.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import { PostRevision } from '../entities/post-revision.entity.ts';
import { WaitingChanges } from '../waiting/waiting-changes.entity.ts';
import { imageNamesIn } from './image-address.ts';

const rowsAtOnce = 100;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/** Every row of a table, a few at a time: a long read would keep visitors waiting. */
async function* rowsOf<Row extends ObjectLiteral>(
  manager: EntityManager,
  Entity: EntityTarget<Row>,
  key: keyof Row & string,
): AsyncGenerator<Row> {
  for (let last = beforeAllIds; ;) {
    const rows = await manager
      .createQueryBuilder(Entity, 'entry')
      .where(`entry.${key} > :last`, { last })
      .orderBy(`entry.${key}`)
      .limit(rowsAtOnce)
      .getMany();
    yield* rows;
    const end: unknown = rows.at(-1)?.[key];
    if (typeof end !== 'string') {
      return;
    }
    last = end;
  }
}

/** In the order in which a text goes from one to the next, so that none slips by. */
async function* textsIn(
  manager: EntityManager,
): AsyncGenerator<PostDraft | WaitingChanges | PostBody | PostRevision> {
  yield* rowsOf(manager, PostDraft, 'id');
  yield* rowsOf(manager, WaitingChanges, 'id');
  yield* rowsOf(manager, PostBody, 'postId');
  yield* rowsOf(manager, PostRevision, 'id');
}

/**
 * Names of the uploaded images that a text refers to: a draft's, that of changes which wait or
 * waited beside a post, a post's (a deleted one's too, while it can be restored) or a kept
 * revision's.
 */
export async function imagesInUse(manager: EntityManager): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const text of textsIn(manager)) {
    for (const name of imageNamesIn(JSON.stringify(text))) {
      names.add(name);
    }
  }
  return names;
}
