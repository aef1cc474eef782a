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

/** The attribution of a post, as returned by the API or by validation. */
interface WrittenAttribution {
  references?: readonly WrittenReference[] | undefined;
  authors?: readonly WrittenPerson[] | undefined;
  reviewer?: WrittenPerson | null | undefined;
  revisedAt?: string | null | undefined;
}

/** A stored post as the form reads it. */
export type EditedPost = EditedPostQuery['adminPost'];

/** A question of the FAQ section in the form; a stored one has an id. */
export interface FaqValues {
  id?: string;
  question: string;
  answer: string;
}

/** A reference in the form: one field contains its URL or its DOI. */
export interface ReferenceValues {
  text: string;
  url: string;
}

/** A person in the form: the key of a team member, otherwise a name. */
export interface PersonValues {
  name: string;
  member?: string;
}

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

/** Converts a person to form values. */
export function personValues({ name, member }: WrittenPerson): PersonValues {
  return { name, ...(member ? { member } : {}) };
}

/** Converts a reference to form values. */
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

/** Converts a stored post to form values. */
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

/** Converts validated input back to form values: trimmed, and with duplicate tags removed. */
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

/** The fields in which two states of the form differ, in form order. */
export function changedFields(base: PostValues, values: PostValues): (keyof PostValues)[] {
  return postFieldNames.filter((name) => !sameField(name, base, values));
}

/**
 * The values that differ from `base`. A save sends only these, so that it does not overwrite fields
 * that another form or the list has changed in the meantime.
 */
export function changesBetween(base: PostValues, values: PostValues): Partial<PostValues> {
  return Object.fromEntries(changedFields(base, values).map((name) => [name, values[name]]));
}
