import { z } from 'zod';
import { checkRules, type CheckRule, type Finding } from '../../schema/check-rules.ts';
import { roles } from '../../schema/roles.ts';
import { eachOptionalText } from '../../schema/post-fields.ts';
import type { AdminPost } from '../posts/desk/admin-post.ts';

/** The type of a response member, with dates as strings in JSON. */
type Sent<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: Sent<T[Key]> } : T;

const moment = () => z.iso.datetime();
const text = () => z.string().nullable();
const person = z.object({ name: z.string(), member: text() });

/** A post in REST responses; the compiler checks it against the type that the service returns. */
export const postAnswer = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string().describe('Markdown as the author wrote it.'),
  author: z.string(),
  excerpt: z.string(),
  date: moment().describe('Of publication, else of creation.'),
  published: z.boolean(),
  slug: z.string(),
  version: z.int(),
  tags: z.array(z.string()),
  ...eachOptionalText(text),
  faqs: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
  publishedAt: moment().nullable(),
  references: z.array(z.object({ text: z.string(), url: text(), doi: text() })),
  authors: z.array(person),
  reviewer: person.nullable(),
  revisedAt: moment().nullable(),
  updatedAt: moment(),
}) satisfies z.ZodType<Sent<AdminPost>>;

/**
 * The response to a change for a key without `posts.read`: of the text, at most a title that it
 * sent.
 */
export const postSummaryAnswer = postAnswer
  .pick({ id: true, slug: true, version: true, published: true, publishedAt: true })
  .extend({ title: z.string().optional(), updatedAt: moment() });

/** A visitor's request that was stored. */
export const storedAnswer = z.object({ success: z.literal(true), id: z.uuid() });

export const imageAnswer = z.object({
  success: z.literal(true),
  image: z.object({ url: z.string(), width: z.int(), height: z.int() }),
});

export const generatedAnswer = z.object({
  success: z.literal(true),
  post: z.object({ title: z.string(), slug: z.string() }),
  pageCreated: z.literal(true),
  message: z.string(),
});

export const templateTestAnswer = z.object({
  tests_passed: z.int(),
  tests_total: z.int(),
  tests: z.array(z.looseObject({})),
});

/** The logged-in person. */
export const userAnswer = z.object({
  firstName: text(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
});

/** A finding of the checks of a post. */
const finding = z.object({
  rule: z.enum(Object.keys(checkRules) as CheckRule[]),
  severity: z.enum(['BLOCKS', 'ADVISES']),
  message: z.string(),
  excerpt: z.string().describe('The words it is about; empty where something is missing.'),
  suggestion: z.string().describe('How to fix it.'),
}) satisfies z.ZodType<Finding>;

/** The response to every refused request. */
export const refusalAnswer = z.object({
  error: z.string().describe('What is wrong, for people.'),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('The first message of each bad field, under its name.'),
  success: z.literal(false).optional(),
  findings: z.array(finding).optional().describe('What keeps a post from being published.'),
});
