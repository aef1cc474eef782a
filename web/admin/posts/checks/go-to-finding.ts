import type { FieldPath } from 'react-hook-form';
import type { Finding } from '../../../../schema/check-rules.ts';
import type { PostValues } from '../form/post-values.ts';
import { findWords } from '../../checks/find-words.ts';
import type { CheckedValues } from './use-post-check.ts';

/** The form field that a finding refers to. */
export function fieldOf(
  { rule, excerpt }: Pick<Finding, 'rule' | 'excerpt'>,
  values: CheckedValues,
): FieldPath<PostValues> {
  if (rule === 'no-description') return 'metaDescription';
  if (rule === 'title-too-long') return 'title';
  const { title, content, metaDescription, faqs, references } = values;
  if (excerpt === '' || findWords(content, excerpt)) return 'content';
  if (findWords(title, excerpt)) return 'title';
  if (findWords(metaDescription, excerpt)) return 'metaDescription';
  const answer = faqs.findIndex((faq) => findWords(faq.answer, excerpt));
  if (answer !== -1) return `faqs.${answer}.answer`;
  const question = faqs.findIndex((faq) => findWords(faq.question, excerpt));
  if (question !== -1) return `faqs.${question}.question`;
  const reference = references.findIndex(({ text }) => findWords(text, excerpt));
  return reference === -1 ? 'content' : `references.${reference}.text`;
}
