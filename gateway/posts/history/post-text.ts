import type { PostSnapshot } from '../entities/post-revision.entity.ts';
import type { PostText } from './post-version.type.ts';

/** What a kept state of a post says. */
export function textOf({ publishedAt, revisedAt, published, ...text }: PostSnapshot): PostText {
  return {
    ...text,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    revisedAt: revisedAt === null ? null : new Date(revisedAt),
  };
}
