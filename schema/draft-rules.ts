import './zod-setup.ts';
import { z } from 'zod';
import { postDraftLimits as limits } from './limits.ts';
import { eachOptionalText } from './post-fields.ts';

const tooLong = 'This text is too long to be saved as a draft.';

/** A draft may break every rule of a post; only its size is bounded. */
const text = z.string().max(limits.textMax, { error: tooLong }).nullish();

/** A text in a list may be empty but not missing. */
const listed = z.string().max(limits.textMax, { error: tooLong });

/** A person who is being entered; an empty name is allowed. */
const person = z.object({
  name: z.string().max(limits.lineMax, { error: tooLong }),
  member: z.string().max(limits.lineMax, { error: tooLong }).nullish(),
});

/** The content of a draft: the edited fields, valid or not. */
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
  references: z
    .array(z.object({ text: listed, url: listed.nullish(), doi: listed.nullish() }))
    .max(limits.listMax, { error: tooLong })
    .nullish(),
  authors: z.array(person).max(limits.listMax, { error: tooLong }).nullish(),
  reviewer: person.nullish(),
  revisedAt: z.string().max(limits.lineMax, { error: tooLong }).nullish(),
  faqs: z
    .array(
      z.object({
        id: z.string().max(limits.lineMax, { error: tooLong }).nullish(),
        question: listed,
        answer: listed,
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

export type DraftText = z.output<typeof draftTextSchema>;
