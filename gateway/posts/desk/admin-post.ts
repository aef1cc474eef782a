import type { TeamMember } from '../../../schema/content/lists.ts';
import type { StoredAttribution } from '../attribution/stored-attribution.ts';
import { presentAttribution } from '../attribution/team.ts';
import { optionalTextsOf, type OptionalTexts } from '../entities/optional-texts.ts';
import type { PostBody, PostFaq } from '../entities/post-body.entity.ts';
import type { Post } from '../entities/post.entity.ts';

/** A post in the administrator's REST responses (product 9.2). */
export interface AdminPost extends OptionalTexts, StoredAttribution {
  id: string;
  title: string;
  content: string;
  author: string;
  excerpt: string;
  /** The date of publication, or of creation for a draft without a date. */
  date: Date;
  published: boolean;
  slug: string;
  version: number;
  tags: string[];
  faqs: PostFaq[];
  publishedAt: Date | null;
  revisedAt: Date | null;
  updatedAt: Date;
}

/** Combines a post and its texts. */
export function adminPostOf(post: Post, body: PostBody, team: readonly TeamMember[]): AdminPost {
  const { content, faqs } = body;
  return {
    id: post.id,
    title: post.title,
    content,
    author: post.author,
    excerpt: post.excerpt,
    date: post.publishedAt ?? post.createdAt,
    published: post.published,
    slug: post.slug,
    version: post.version,
    tags: post.tags,
    ...optionalTextsOf(post),
    faqs: faqs.map(({ id, question, answer }) => ({ id, question, answer })),
    publishedAt: post.publishedAt,
    ...presentAttribution(body, team),
    revisedAt: post.revisedAt,
    updatedAt: post.updatedAt,
  };
}
