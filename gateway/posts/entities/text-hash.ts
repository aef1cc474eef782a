import { createHash } from 'node:crypto';
import type { PostSnapshot } from './post-revision.entity.ts';

/** The text that a person answers for. */
type ReadText = Pick<
  PostSnapshot,
  | 'title'
  | 'subtitle'
  | 'content'
  | 'excerpt'
  | 'faqs'
  | 'references'
  | 'metaTitle'
  | 'metaDescription'
>;

function sha256(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

function partsOf(text: ReadText): unknown[] {
  const { title, subtitle, content, excerpt, metaTitle, metaDescription } = text;
  return [
    ...[title, subtitle, content, excerpt, metaTitle, metaDescription].map((part) => part ?? ''),
    text.faqs.map(({ question, answer }) => [question, answer]),
    text.references.map(({ text: reference, url, doi }) => [reference, url, doi]),
  ];
}

/**
 * SHA-256 of exactly the text that a person answers for: title, subtitle, text, excerpt, FAQs,
 * references, meta title and meta description. Slug, tags and author are not part of it.
 */
export function readTextHash(text: ReadText): string {
  return sha256(partsOf(text));
}

/** The same with the authors, which a reviewer approves too. */
export function approvedTextHash(text: ReadText & Pick<PostSnapshot, 'authors'>): string {
  return sha256([...partsOf(text), text.authors.map(({ name, member }) => member ?? [name])]);
}
