import { z } from 'zod';
import { postFormPath } from '../../../schema/article-path.ts';
import { agentLimits as limits, agentMessages } from '../../../schema/agent-limits.ts';
import { createPostFields, updatePostFields } from '../../../schema/post-rules.ts';
import { postAnswer } from '../../access/access.ts';
import type { Author } from '../../access/actor.ts';
import { redactForKey, authorOf } from '../../access/policy.ts';
import { Failure } from '../../failure.ts';
import { encodeCursor } from '../../database/page.ts';
import type { AdminPostsService } from '../../posts/desk/admin-posts.service.ts';
import { PostStatus } from '../../posts/desk/select-admin-posts.ts';
import type { PostEditingService } from '../../posts/editing/post-editing.service.ts';
import type { Post } from '../../posts/entities/post.entity.ts';
import { partOf, textStart, toolOf, type Tool } from './tool.ts';

/** The services with which tools write drafts. */
export interface DraftWriting {
  publicUrl: string;
  adminPosts: Pick<AdminPostsService, 'list' | 'byId' | 'inFull'>;
  editing: Pick<PostEditingService, 'create' | 'update'>;
}

const { title, content, excerpt, tags, faqs, subtitle, metaDescription } = updatePostFields;
const text = content.describe('Markdown, 100 to 200,000 characters, without the title.');
const shared = {
  excerpt: excerpt.describe('Summary for lists; made of the text if absent.'),
  tags: tags.describe('What it is about, most important first.'),
  subtitle,
  metaDescription: metaDescription.describe('Summary for search engines.'),
  faqs: faqs.describe('Questions and answers below the text.'),
};

const saved = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string().optional().describe('Takes posts.read, unless it was just sent.'),
  version: z.int().describe('Send it with the next update_draft.'),
  edit: z.string().describe('Where a person reads, checks and publishes it.'),
});

function savedDraft({ id, slug, title: said, version }: Post, publicUrl: string) {
  return { id, slug, title: said, version, edit: `${publicUrl}${postFormPath(id)}` };
}

/** The tools that write drafts. None publishes: only people do (product 20.3). */
export function draftTools({ publicUrl, adminPosts, editing }: DraftWriting): Tool[] {
  const draftOf = async (actor: Author, id: string): Promise<Post> => {
    const post = await adminPosts.byId(actor, id);
    if (post.published) {
      throw new Failure('FORBIDDEN', agentMessages.notDraft);
    }
    return post;
  };
  return [
    toolOf({
      name: 'list_drafts',
      title: 'List drafts',
      description:
        'List the drafts of articles, last created first. With "id": only that draft, in full, as JSON with its Markdown. Long drafts come in parts.',
      readOnly: true,
      input: z.strictObject({
        id: z.string().max(100).optional(),
        from: textStart,
        limit: z.int().min(1).max(limits.listedMax).default(10),
        after: z.string().max(200).optional().describe('"next" of the page before.'),
      }),
      run: async ({ id, from, limit, after }, caller) => {
        const actor = authorOf(caller);
        if (id !== undefined) {
          const draft = await adminPosts.inFull(actor, await draftOf(actor, id));
          return { text: partOf(JSON.stringify(draft), from, 'list_drafts') };
        }
        const { items, hasNextPage } = await adminPosts.list(actor, {
          first: limit,
          filter: { status: PostStatus.DRAFT },
          ...(after && { after }),
        });
        const last = items.at(-1);
        const listed = items.map((post) => ({
          ...savedDraft(post, publicUrl),
          summary: post.excerpt,
          updated: post.updatedAt.toISOString(),
        }));
        return {
          data: { drafts: listed, next: last && hasNextPage ? encodeCursor(last.id) : null },
        };
      },
    }),
    toolOf(
      {
        name: 'create_draft',
        title: 'Create a draft',
        description:
          'Save a new article as a draft, which only people at Loon can see. A person checks and publishes it; no tool does.',
        readOnly: false,
        input: z.strictObject({
          title: createPostFields.title,
          content: createPostFields.content.describe(text.description ?? ''),
          ...shared,
        }),
        run: async (draft, actor) => {
          const post = await editing.create(authorOf(actor), { ...draft, published: false });
          return { data: savedDraft(post, publicUrl) };
        },
      },
      saved,
    ),
    toolOf(
      {
        name: 'update_draft',
        title: 'Change a draft',
        description:
          'Change a draft: only the fields that are sent change. Needs the version that was read, so that no work is lost.',
        readOnly: false,
        input: z.strictObject({
          id: z.string().max(100).describe('"id" of create_draft or list_drafts.'),
          version: z.int().min(1).describe('"version" of the draft that was changed.'),
          title,
          content: text,
          ...shared,
        }),
        run: async ({ id, ...change }, caller) => {
          const actor = authorOf(caller);
          await draftOf(actor, id);
          const post = await editing.update(actor, id, change, { versionRequired: true });
          const { edit, ...draft } = savedDraft(post, publicUrl);
          return { data: { ...redactForKey(actor, draft, postAnswer, change), edit } };
        },
      },
      saved,
    ),
  ];
}
