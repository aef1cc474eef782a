import { expect } from 'vitest';
import type { Finding } from '../../schema/check-rules.ts';
import type { BlogApp } from '../testing/blog-app.ts';

/** The input of a check; omitted fields are valid. */
export interface CheckedInput {
  title?: string;
  content?: string;
  subtitle?: string;
  excerpt?: string;
  metaTitle?: string;
  metaDescription?: string;
  slug?: string;
  faqs?: { question: string; answer: string }[];
  references?: { text: string; url?: string | null; doi?: string | null }[];
}

export const checkPost = `query ($input: CheckPostInput!) { checkPost(input: $input) {
  blocking findings { rule severity message excerpt suggestion } } }`;

/** Resolves with the findings that the administrator sees for such a post. */
export async function checkAt(
  app: BlogApp,
  input: CheckedInput,
): Promise<{ blocking: boolean; findings: Finding[] }> {
  const whole = { title: 'Evidence', content: '', metaDescription: 'About evidence.', ...input };
  const { data, errors } = await app.graphql(checkPost, { input: whole }, app.cookie);
  expect(errors).toEqual([]);
  return (data as { checkPost: { blocking: boolean; findings: Finding[] } }).checkPost;
}

/** The same, with only the names of the rules. */
export async function rulesAt(app: BlogApp, input: CheckedInput): Promise<string[]> {
  const { findings } = await checkAt(app, input);
  return findings.map(({ rule }) => rule);
}
