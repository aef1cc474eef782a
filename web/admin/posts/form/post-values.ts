import {
  eachOptionalText,
  postFieldNames,
  type OptionalPostText,
} from '../../../../schema/post-fields.ts';
import { defaultAuthor, type CreatePost } from '../../../../schema/post-rules.ts';
import type { EditedPostQuery } from '../../../generated/admin.ts';

/** A stored post as the form reads it. */
export type EditedPost = EditedPostQuery['adminPost'];

/** A question of the FAQ section as it stands in the form; a stored one keeps its id. */
export interface FaqValues {
  id?: string;
  question: string;
  answer: string;
}

/** What the form holds. */
export interface PostValues extends Record<OptionalPostText, string> {
  title: string;
  author: string;
  content: string;
  faqs: FaqValues[];
  slug: string;
  tags: string[];
  excerpt: string;
  /** ISO 8601, or null for no date. */
  publishedAt: string | null;
  published: boolean;
}

/** The form in create mode. */
export const emptyPost: PostValues = {
  ...eachOptionalText(() => ''),
  title: '',
  author: defaultAuthor,
  content: '',
  faqs: [],
  slug: '',
  tags: [],
  excerpt: '',
  publishedAt: null,
  published: false,
};

/** A stored post as the form shows it. */
export function valuesOf(post: EditedPost): PostValues {
  return {
    title: post.title,
    author: post.author,
    content: post.content,
    ...eachOptionalText((name) => post[name] ?? ''),
    slug: post.slug,
    tags: post.tags,
    excerpt: post.excerpt,
    published: post.published,
    publishedAt: post.publishedAt,
    faqs: post.faqs.map(({ id, question, answer }) => ({ id, question, answer })),
  };
}

/** What the rules made of the form, as values again: trimmed, and tags without repetitions. */
export function valuesFrom(post: CreatePost): PostValues {
  return {
    title: post.title,
    author: post.author,
    content: post.content,
    ...eachOptionalText((name) => post[name] ?? ''),
    slug: post.slug ?? '',
    tags: post.tags ?? [],
    excerpt: post.excerpt ?? '',
    published: post.published ?? false,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    faqs: post.faqs ?? [],
  };
}

function sameMoment(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));
}

function sameField(name: keyof PostValues, one: PostValues, other: PostValues): boolean {
  return name === 'publishedAt'
    ? sameMoment(one.publishedAt, other.publishedAt)
    : JSON.stringify(one[name]) === JSON.stringify(other[name]);
}

/** The fields in which two states of the form differ, in its order. */
export function changedFields(base: PostValues, values: PostValues): (keyof PostValues)[] {
  return postFieldNames.filter((name) => !sameField(name, base, values));
}

/**
 * What of `values` differs from `base`: a save sends no more, so that it leaves alone what the eye
 * button or another form has changed meanwhile.
 */
export function changesBetween(base: PostValues, values: PostValues): Partial<PostValues> {
  return Object.fromEntries(changedFields(base, values).map((name) => [name, values[name]]));
}
