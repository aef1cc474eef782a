import './zod-setup.ts';
import { z } from 'zod';
import { aiLimits, postLimits } from './limits.ts';
import { createPostFields, updatePostFields } from './post-rules.ts';
import { atMost, requiredText, withoutStrayControls } from './text-rules.ts';
import type { ToastText } from './toast-text.ts';

const apologyEnd = 'Please try again or use the manual form below.';

/** Messages of the AI blog generator (product 6.1). */
export const generationMessages = {
  succeeded: 'Blog Created Successfully!',
  failed: 'Generation Failed',
  apology: `I am sorry, I could not generate the blog post. ${apologyEnd}`,
  stopped: 'Stopped. Nothing was saved.',
  connectionLost: 'The site was stopped before the answer was complete.',
  notConfigured:
    'The AI generator is not configured. Set OPENAI_API_KEY, or OPENAI_BASE_URL for an OpenAI-compatible server of your own, choose a model with OPENAI_MODEL if you like, and restart the site.',
} as const;

/** The assistant's apology with the server's reason, if it gave one (product 6.3). */
export function generationApology(reason?: string): string {
  return reason?.trim()
    ? `I am sorry, I could not generate the blog post. ${reason.trim()} ${apologyEnd}`
    : generationMessages.apology;
}

/** The assistant's message about a saved draft (product 9.3). */
export function generationSaved(title: string): string {
  return `“${title}” is saved as an unpublished draft.`;
}

/** Messages of a conversation that revises its post. */
export const revisionMessages = {
  proposed: 'I have revised the post. Accept or reject each part below.',
  accepted: (version: number) =>
    `I have revised the post. The changes you accepted are saved as version ${version}.`,
  left: 'I have revised the post. You discarded the revision.',
  running: 'It is being written at the moment.',
  firstDraft: 'I have written the post, and it was saved.',
  leftPage: 'You left the page before the answer was complete. Nothing was saved.',
  failed: 'Revision Failed',
  busy: 'The AI generator is still writing. Stop it or wait until it has finished.',
  saved: (version: number): ToastText => ({
    title: 'Post updated',
    description: `The changes you accepted are saved as version ${version}.`,
  }),
  conflict:
    'Someone saved this post in the meantime. The differences from the stored version are shown below, and the revision is unchanged. Review them and save again.',
} as const;

/** The assistant's apology for a revision that failed, with the server's reason if it gave one. */
export function revisionApology(reason?: string): string {
  const said = reason?.trim() ? ` ${reason.trim()}` : '';
  return `I am sorry, I could not revise the post.${said} Nothing was changed. Please try again or edit it by hand.`;
}

/** Says that the beginning of a conversation was not sent to the model. */
export function leftOutNote(turns: number): string {
  const what = turns === 1 ? 'The oldest request was' : `The ${turns} oldest requests were`;
  return `${what} not sent to the model. The post itself was sent in full.`;
}

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
  excerpt: revisedPostSchema.shape.excerpt.refine((excerpt) => excerpt !== '', {
    error: 'It has no excerpt.',
  }),
  tags: revisedPostSchema.shape.tags.refine((tags) => tags.length > 0, {
    error: 'It has no tags.',
  }),
  faqs: revisedPostSchema.shape.faqs.refine((faqs) => faqs.length > 0, {
    error: 'It has no FAQs.',
  }),
});

/** A valid post from the AI server. */
export type GeneratedPost = z.output<typeof generatedPostSchema>;
