import { In, LessThan } from 'typeorm';
import type { Author } from '../../access/actor.ts';
import type { Database } from '../../database/database.ts';
import { Failure } from '../../failure.ts';
import { numberBefore, pageOf, pageSize, type Page, type PageQuery } from '../../database/page.ts';
import { snapshotOf } from '../editing/save-revision.ts';
import { PostBody } from '../entities/post-body.entity.ts';
import type { PostEditingService } from '../editing/post-editing.service.ts';
import {
  PostRevision,
  wholeSnapshot,
  type PostSnapshot,
} from '../entities/post-revision.entity.ts';
import type { Post } from '../entities/post.entity.ts';
import { requireExisting } from '../reading/visible-posts.ts';
import { administratorsRecord } from '../ai-record/ai-record.ts';
import { PostSave } from './post-save.entity.ts';
import { textOf, type PostText, type PostVersion } from './post-version.type.ts';

/** The message for a version that never existed or was deleted. */
const unknownVersionMessage = 'This version of the post is no longer available.';

/** The version to restore, the version it replaces, and how its text is approved. */
interface VersionRestoration {
  version: number;
  basedOn: number;
  overrideReason?: string | null | undefined;
  confirmReading?: boolean | null | undefined;
}

/** Lists the versions of a post and restores earlier ones (product 5.12). */
export class PostVersionsService {
  constructor(
    private readonly database: Database,
    private readonly editing: PostEditingService,
  ) {}

  /**
   * One page of the versions of a post, the current one first.
   * @throws Failure NOT_FOUND for an unknown or deleted post.
   */
  async list(_actor: Author, postId: string, query: PageQuery): Promise<Page<PostVersion>> {
    const post = await this.post(postId);
    const take = pageSize(query.first);
    const before = numberBefore(query);
    const earlier = await this.database.reader.find(PostRevision, {
      select: { id: true, version: true },
      where: { postId, version: LessThan(before ?? post.version) },
      order: { version: 'DESC' },
      take: take + 1,
    });
    const numbers = earlier.map(({ version }) => version);
    const found = before === undefined ? [post.version, ...numbers] : numbers;
    const page = pageOf(found, query);
    return { ...page, items: await this.describe(post, page.items) };
  }

  /** How many versions of a post are stored, including the current one. */
  async count(_actor: Author, postId: string): Promise<number> {
    return 1 + (await this.database.reader.countBy(PostRevision, { postId }));
  }

  async version(_actor: Author, postId: string, version: number): Promise<PostVersion> {
    const post = await this.post(postId);
    const [described] = await this.describe(post, [version]);
    if (described === undefined || !(await this.isStored(post, version))) {
      throw new Failure('NOT_FOUND', unknownVersionMessage);
    }
    return described;
  }

  async text(_actor: Author, postId: string, version: number): Promise<PostText> {
    return textOf(await this.snapshot(await this.post(postId), version));
  }

  /**
   * Saves the text of an earlier version as a new one, based on version `basedOn`; the current text
   * stays as a revision. URL, publication and its date do not change: they define where and when a
   * post is public, not its text.
   * @throws Failure CONFLICT when the post was changed since version `basedOn`, CHECKS_FAILED when
   *   it is published and findings block that text.
   */
  async restore(
    actor: Author,
    postId: string,
    { version, basedOn, ...confirmed }: VersionRestoration,
  ): Promise<Post> {
    const snapshot = await this.snapshot(await this.post(postId), version);
    const { slug, published, publishedAt, ...text } = snapshot;
    return this.editing.update(
      actor,
      postId,
      { ...text, version: basedOn, ...confirmed },
      { versionRequired: true, restored: version },
    );
  }

  private post(postId: string): Promise<Post> {
    return requireExisting(this.database.reader, postId);
  }

  private async isStored({ id, version: current }: Post, version: number): Promise<boolean> {
    return (
      version === current ||
      (await this.database.reader.existsBy(PostRevision, { postId: id, version }))
    );
  }

  private async snapshot(post: Post, version: number): Promise<PostSnapshot> {
    if (version === post.version) {
      const body = await this.database.reader.findOneByOrFail(PostBody, { postId: post.id });
      return snapshotOf(post, body);
    }
    const revision = await this.database.reader.findOneBy(PostRevision, {
      postId: post.id,
      version,
    });
    if (revision === null) {
      throw new Failure('NOT_FOUND', unknownVersionMessage);
    }
    return wholeSnapshot(revision.snapshot);
  }

  private async describe(post: Post, versions: readonly number[]): Promise<PostVersion[]> {
    const saves = await this.database.reader.findBy(PostSave, {
      postId: post.id,
      version: In([...versions]),
    });
    const saveOf = new Map(saves.map((save) => [save.version, save]));
    return versions.map((version) => {
      const save = saveOf.get(version);
      return {
        postId: post.id,
        version,
        current: version === post.version,
        savedAt: save?.savedAt ?? null,
        savedBy: save?.savedBy ?? null,
        byProgram: save?.byProgram ?? false,
        changed: save?.changed ?? [],
        restored: save?.restored ?? null,
        model: save?.model ?? null,
        ...administratorsRecord(save ?? post),
      };
    });
  }
}
