import './zod-setup.ts';
import { z } from 'zod';
import { postDraftLimits as limits } from './limits.ts';
import { eachOptionalText } from './post-fields.ts';

const tooLong = 'This text is too long to be kept as a draft.';

/** A half-written text may break every rule of a post; only its size is bounded. */
const text = z.string().max(limits.textMax, { error: tooLong }).nullish();

/** What a draft keeps: the fields that were written in, each in whatever state it is. */
export const draftTextSchema = z.object({
  ...eachOptionalText(() => text),
  title: text,
  author: text,
  content: text,
  slug: text,
  tags: z
    .array(z.string().max(limits.lineMax, { error: tooLong }))
    .max(limits.listMax)
    .nullish(),
  excerpt: text,
  published: z.boolean().nullish(),
  publishedAt: z.string().max(limits.lineMax, { error: tooLong }).nullish(),
  faqs: z
    .array(
      z.object({
        id: z.string().max(limits.lineMax, { error: tooLong }).nullish(),
        question: z.string().max(limits.textMax, { error: tooLong }),
        answer: z.string().max(limits.textMax, { error: tooLong }),
      }),
    )
    .max(limits.listMax, { error: tooLong })
    .nullish(),
});

/** The rules of `savePostDraft`, field by field. */
export const draftFields = {
  id: z.uuid({ error: 'Draft id must be a UUID.' }).toLowerCase(),
  postId: z.uuid({ error: 'Post id must be a UUID.' }).toLowerCase().nullish(),
  basedOn: z.int({ error: 'Version must be a whole number.' }).min(1).nullish(),
  writtenAt: z.date({ error: 'The time of writing must be a date.' }),
  text: draftTextSchema,
};

/** A half-written text of a post. */
export type DraftText = z.output<typeof draftTextSchema>;
