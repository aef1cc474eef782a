import type { PostSnapshot } from '../entities/post-revision.entity.ts';
import type { PostText } from './post-version.type.ts';

/** The text of a stored version of a post. */
export function textOf({ publishedAt, revisedAt, published, ...text }: PostSnapshot): PostText {
  return {
    ...text,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    revisedAt: revisedAt === null ? null : new Date(revisedAt),
  };
}
