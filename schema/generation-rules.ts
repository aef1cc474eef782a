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
 * The input of the AI blog generator (product 6.1): `content` is the idea, `title` a working title,
 * `author` the author name of the post. Blank title and author count as absent.
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

export const revisionFields = {
  postId: z.uuid({ error: 'Post id must be a UUID.' }).toLowerCase(),
  content: requiredText({
    required: changeRequired,
    label: 'The request',
    max: aiLimits.briefMax,
  }),
};

/**
 * The parts of a revised post that can be accepted, each validated with the rules of every post.
 */
export const revisedPartFields = {
  title: updatePostFields.title,
  excerpt: updatePostFields.excerpt,
  tags: updatePostFields.tags,
  content: updatePostFields.content,
  faqs: updatePostFields.faqs,
  version: z.int({ error: 'Version must be a whole number.' }),
  overrideReason: updatePostFields.overrideReason,
  confirmReading: updatePostFields.confirmReading,
};

/** The administrator's settings of the AI generator, by field; the house rules may be empty. */
export const aiSettingsRules = {
  houseRules: z
    .string({ error: 'House rules must be a text.' })
    .overwrite(withoutStrayControls)
    .trim()
    .max(aiLimits.houseRulesMax, { error: atMost('House rules', aiLimits.houseRulesMax) }),
};

/** A valid revision from an AI server; it may have no FAQs. */
export const revisedPostSchema = z.object({
  title: createPostFields.title,
  excerpt: updatePostFields.excerpt.unwrap(),
  tags: updatePostFields.tags.unwrap(),
  content: createPostFields.content,
  faqs: updatePostFields.faqs.unwrap(),
});

/**
 * A valid post from an AI server: title, excerpt, tags, content of at least 100 characters and
 * FAQs, validated with the rules of every post. Unknown keys are dropped.
 */
export const generatedPostSchema = revisedPostSchema.extend({
  excerpt: revisedPostSchema.shape.excerpt.refine((excerpt) => excerpt !== ''),
  tags: revisedPostSchema.shape.tags.refine((tags) => tags.length > 0),
  faqs: revisedPostSchema.shape.faqs.refine((faqs) => faqs.length > 0),
});

/** A valid post from the AI server. */
export type GeneratedPost = z.output<typeof generatedPostSchema>;
