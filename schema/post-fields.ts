import { attributionLimits } from './attribution-rules.ts';

/** A field of a post, wherever it is sent, stored, compared or shown. */
interface PostField {
  /** The name of the field in the form, in versions and in conflicts. */
  label: string;
  /** The name of the field in the audit log's list of changes. */
  words: string;
  /** Whether the field is compared line by line instead of side by side. */
  long?: true;
  /** Present for an optional text: null in the database, empty in the form. */
  optional?: {
    /** Characters. */
    max: number;
    /** The description in the GraphQL schema. */
    description: string;
  };
}

/**
 * The fields of a post that an administrator writes, in the order of the form. One that is an
 * optional text needs, beside its line here, its column in `post.entity.ts` with a migration, its
 * name in `post-texts.graphql`, and its control in `post-form-fields.tsx`.
 */
export const postFields = {
  title: { label: 'Title', words: 'title' },
  author: { label: 'Author', words: 'author' },
  content: { label: 'Content', words: 'content', long: true },
  subtitle: {
    label: 'Subtitle',
    words: 'subtitle',
    optional: { max: 300, description: 'A line below the title' },
  },
  faqs: { label: 'FAQs', words: 'FAQs', long: true },
  slug: { label: 'Slug', words: 'slug' },
  tags: { label: 'Tags', words: 'tags' },
  excerpt: { label: 'Excerpt', words: 'excerpt' },
  metaDescription: {
    label: 'Meta description',
    words: 'meta description',
    optional: { max: 320, description: 'Summary for search engines' },
  },
  metaTitle: {
    label: 'Title for search engines',
    words: 'title for search engines',
    optional: {
      max: attributionLimits.metaTitleMax,
      description: 'Title for search engines and social networks, in place of its own',
    },
  },
  doi: {
    label: 'DOI',
    words: 'DOI',
    optional: { max: attributionLimits.doiMax, description: 'DOI of the post, if it has one' },
  },
  references: { label: 'References', words: 'references', long: true },
  authors: { label: 'Authors', words: 'authors' },
  reviewer: { label: 'Reviewed by', words: 'reviewer' },
  revisedAt: { label: 'Updated on', words: 'date of revision' },
  revisionNote: {
    label: 'What was updated',
    words: 'note on the revision',
    optional: {
      max: attributionLimits.revisionNoteMax,
      description: 'What the last revision changed',
    },
  },
  publishedAt: { label: 'Publication date', words: 'publication date' },
  published: { label: 'Published', words: 'published' },
} as const satisfies Record<string, PostField>;

export type PostFieldName = keyof typeof postFields;

export type OptionalPostText = {
  [Name in PostFieldName]: (typeof postFields)[Name] extends { optional: object } ? Name : never;
}[PostFieldName];

/** The names of all fields, in form order. */
export const postFieldNames = Object.keys(postFields) as readonly PostFieldName[];

export const optionalPostTexts = postFieldNames.filter(
  (name): name is OptionalPostText => 'optional' in postFields[name],
);

/** Creates a value for each optional text, under its name. */
export function eachOptionalText<T>(
  make: (name: OptionalPostText) => T,
): Record<OptionalPostText, T> {
  return Object.fromEntries(optionalPostTexts.map((name) => [name, make(name)])) as Record<
    OptionalPostText,
    T
  >;
}
