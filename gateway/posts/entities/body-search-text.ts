import { optionalTextsOf } from './optional-texts.ts';
import type { PostBody } from './post-body.entity.ts';
import type { Post } from './post.entity.ts';

/** The long texts of a post for the administrator's search; title and tags are separate. */
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
