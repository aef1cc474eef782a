import './zod-setup.ts';
import { z } from 'zod';
import { aiLimits, postLimits } from './limits.ts';
import { createPostFields, updatePostFields } from './post-rules.ts';
import { atMost, requiredText, withoutStrayControls } from './text-rules.ts';

/** The message for an idea that is empty or blank (product 6.1). */
const briefRequired = 'Describe the blog post you have in mind.';
const changeRequired = 'Describe the change to the post.';

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/**
 * What the administrator asks the AI blog generator for (product 6.1): `content` is the idea,
 * `title` a working title, `author` the name the post will carry. Blank title and author count as
 * absent.
 */
export const generationFields = {
  content: requiredText({ required: briefRequired, label: 'The idea', max: aiLimits.briefMax }),
  title: z
    .string({ error: 'Title must be a text.' })
    .overwrite(withoutStrayControls)
    .trim()
    .max(postLimits.titleMax, { error: atMost('Title', postLimits.titleMax) })
    .nullable()
    .transform((title) => title ?? '')
    .optional(),
  author: z.preprocess(
    (author) => (author === null || isBlank(author) ? undefined : author),
    createPostFields.author,
  ),
};

/** What the administrator asks to be changed in a post. */
export const revisionFields = {
  postId: z.uuid({ error: 'Post id must be a UUID.' }).toLowerCase(),
  content: requiredText({
    required: changeRequired,
    label: 'The request',
    max: aiLimits.briefMax,
  }),
};

/** What may be taken over of a revised post, each held to the rules of every other post. */
export const revisedPartFields = {
  title: updatePostFields.title,
  excerpt: updatePostFields.excerpt,
  tags: updatePostFields.tags,
  content: updatePostFields.content,
  faqs: updatePostFields.faqs,
  version: z.int({ error: 'Version must be a whole number.' }),
  overrideReason: updatePostFields.overrideReason,
};

/** What the administrator decides about the AI generator, by field; rules may be empty. */
export const aiSettingsRules = {
  houseRules: z
    .string({ error: 'House rules must be a text.' })
    .overwrite(withoutStrayControls)
    .trim()
    .max(aiLimits.houseRulesMax, { error: atMost('House rules', aiLimits.houseRulesMax) }),
};

/** What an AI server must have made of a post that it was asked to revise; it may have no FAQs. */
export const revisedPostSchema = z.object({
  title: createPostFields.title,
  excerpt: updatePostFields.excerpt.unwrap(),
  tags: updatePostFields.tags.unwrap(),
  content: createPostFields.content,
  faqs: updatePostFields.faqs.unwrap(),
});

/**
 * What an AI server must have written for it to be saved: a whole post with title, excerpt, tags,
 * content of at least 100 characters and FAQs, held to the rules of every other post. Unknown keys
 * are dropped.
 */
export const generatedPostSchema = revisedPostSchema.extend({
  excerpt: revisedPostSchema.shape.excerpt.refine((excerpt) => excerpt !== ''),
  tags: revisedPostSchema.shape.tags.refine((tags) => tags.length > 0),
  faqs: revisedPostSchema.shape.faqs.refine((faqs) => faqs.length > 0),
});

/** A post as the AI server has written it, if it keeps the rules. */
export type GeneratedPost = z.output<typeof generatedPostSchema>;
