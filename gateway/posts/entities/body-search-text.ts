import { optionalTextsOf } from './optional-texts.ts';
import type { PostBody } from './post-body.entity.ts';
import type { Post } from './post.entity.ts';

/** The texts of a post that the administrator's search looks through, beside title and tags. */
export function bodySearchText(
  post: Post,
  { contentText, faqs }: Pick<PostBody, 'contentText' | 'faqs'>,
): string {
  const questions = faqs.flatMap(({ question, answer }) => [question, answer]);
  return [...Object.values(optionalTextsOf(post)), post.excerpt, contentText, ...questions]
    .filter(Boolean)
    .join('\n')
    .toLowerCase();
}
