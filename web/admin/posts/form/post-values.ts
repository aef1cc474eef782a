import {
  eachOptionalText,
  postFieldNames,
  type OptionalPostText,
} from '../../../../schema/post-fields.ts';
import { defaultAuthor, type CreatePost } from '../../../../schema/post-rules.ts';
import type { EditedPostQuery } from '../../../generated/admin.ts';

interface WrittenReference {
  text: string;
  url?: string | null | undefined;
  doi?: string | null | undefined;
}

interface WrittenPerson {
  name: string;
  member?: string | null | undefined;
}

/** What a post, or the rules, say of what it rests on and who answers for it. */
interface WrittenAttribution {
  references?: readonly WrittenReference[] | undefined;
  authors?: readonly WrittenPerson[] | undefined;
  reviewer?: WrittenPerson | null | undefined;
  revisedAt?: string | null | undefined;
}

/** A stored post as the form reads it. */
export type EditedPost = EditedPostQuery['adminPost'];

/** A question of the FAQ section as it stands in the form; a stored one keeps its id. */
export interface FaqValues {
  id?: string;
  question: string;
  answer: string;
}

/** A reference as it stands in the form: one field takes its link or its DOI. */
export interface ReferenceValues {
  text: string;
  url: string;
}

/** Somebody as they stand in the form: a member of the team by key, else a name. */
export interface PersonValues {
  name: string;
  member?: string;
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
  references: ReferenceValues[];
  authors: PersonValues[];
  reviewer: PersonValues | null;
  /** ISO 8601, or null for no date. */
  revisedAt: string | null;
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
  references: [],
  authors: [],
  reviewer: null,
  revisedAt: null,
  publishedAt: null,
  published: false,
};

/** Somebody as the form holds them. */
export function personValues({ name, member }: WrittenPerson): PersonValues {
  return { name, ...(member ? { member } : {}) };
}

/** References as the form holds them. */
export function referenceValues({ text, url, doi }: WrittenReference): ReferenceValues {
  return { text, url: doi || url || '' };
}

function attributionValues({ references, authors, reviewer, revisedAt }: WrittenAttribution) {
  return {
    references: (references ?? []).map(referenceValues),
    authors: (authors ?? []).map(personValues),
    reviewer: reviewer ? personValues(reviewer) : null,
    revisedAt: revisedAt ?? null,
  };
}

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
    ...attributionValues(post),
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
    ...attributionValues({ ...post, revisedAt: post.revisedAt?.toISOString() }),
    faqs: post.faqs ?? [],
  };
}

function sameMoment(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));
}

function sameField(name: keyof PostValues, one: PostValues, other: PostValues): boolean {
  return name === 'publishedAt' || name === 'revisedAt'
    ? sameMoment(one[name], other[name])
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
