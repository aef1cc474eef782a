import { rowOf } from '../../database/rows.ts';
import { v7 as uuidv7 } from 'uuid';
import type { EntityManager } from 'typeorm';
import { slugOf } from '../../../schema/post-rules.ts';
import { bodySearchText, PostBody } from '../entities/post-body.entity.ts';
import type { PostChange } from './apply-change.ts';
import { claimSlug } from './claim-slug.ts';
import { PostSave } from '../history/post-save.entity.ts';
import { storedSections } from '../markdown/content-sections.ts';
import type { RenderedContent } from '../markdown/process-content.ts';
import { attributionOver } from '../attribution/stored-attribution.ts';
import { sentOver } from '../entities/optional-texts.ts';
import type { CreatePostInput } from './post.input.ts';
import { Post } from '../entities/post.entity.ts';
import { readTextHash } from '../entities/text-hash.ts';
import { recordOf } from '../ai-record/ai-record.ts';
import { snapshotOf } from './save-revision.ts';
import { updateSchedule } from '../schedule/update-schedule.ts';
import { adminSearchText } from '../desk/select-admin-posts.ts';
import { storeTags } from './store-tags.ts';

interface NewPost extends Pick<PostChange, 'program' | 'model' | 'byAi' | 'reading'> {
  input: CreatePostInput;
  rendered: RenderedContent;
  /** The time of creation, and of publication if the input has no date. */
  createdAt: Date;
  /**
   * The time of the last change, if later; also the time of the save, for a post created earlier.
   */
  updatedAt?: Date;
  savedAt?: Date;
  faqsAlwaysShown?: boolean;
  /** E-mail address of the author of the save; absent for an article that ships with the site. */
  savedBy?: string;
  /** Keys of the findings that its publication overrides. */
  accepted?: string[] | undefined;
}

/** Stores a new post with its texts, tags and slug (product 9.9). */
export async function createPost(manager: EntityManager, draft: NewPost): Promise<Post> {
  const { input, rendered, createdAt } = draft;
  const id = uuidv7({ msecs: createdAt.getTime() });
  const published = input.published ?? false;
  const post = rowOf<Post, 'readTime' | 'searchText' | 'aiDisclosure'>(Post, {
    id,
    slug: await claimSlug(manager, input.slug || slugOf(input.title), id),
    title: input.title,
    ...sentOver(input),
    revisedAt: input.revisedAt ?? null,
    excerpt: input.excerpt || rendered.excerpt,
    excerptIsAuthored: Boolean(input.excerpt),
    tags: input.tags ?? [],
    author: input.author,
    faqsAlwaysShown: draft.faqsAlwaysShown ?? false,
    wordCount: rendered.wordCount,
    published,
    publishedAt: input.publishedAt ?? (published ? createdAt : null),
    createdAt,
    updatedAt: draft.updatedAt ?? createdAt,
    version: 1,
    deletedAt: null,
    unreviewedBy: draft.program ?? null,
    textBy: draft.program ? null : (draft.savedBy ?? null),
    aiInvolved: false,
    confirmation: null,
  });
  post.searchText = adminSearchText(post);
  const body = rowOf<PostBody, 'searchText'>(PostBody, {
    postId: id,
    content: input.content,
    contentHtml: rendered.html,
    sections: storedSections(rendered.html, rendered.sections),
    contentText: rendered.text,
    derivedExcerpt: rendered.excerpt,
    faqs: input.faqs ?? [],
    ...attributionOver(input),
  });
  body.searchText = bodySearchText(post, body);
  const { byAi = false, reading } = draft;
  const record = recordOf(readTextHash(snapshotOf(post, body)), { sources: [], byAi, reading });
  Object.assign(post, record);
  await manager.save([post, body], { reload: false });
  await storeTags(manager, post);
  await manager.insert(PostSave, {
    postId: id,
    version: post.version,
    savedAt: createdAt,
    savedBy: draft.savedBy ?? null,
    byProgram: Boolean(draft.program),
    changed: [],
    restored: null,
    model: draft.model ?? null,
    ...record,
  });
  await updateSchedule(manager, post, draft.savedAt ?? createdAt, {
    by: post.textBy,
    accepted: draft.accepted,
  });
  return post;
}
