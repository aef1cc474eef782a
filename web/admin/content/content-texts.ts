import { z } from 'zod';
import { BrowserDrafts } from '../drafts/browser-drafts.ts';

const storedDraftSchema = z.object({
  id: z.string(),
  part: z.string(),
  basedOn: z.number(),
  writtenAt: z.number(),
  value: z.unknown(),
});

/** The unpublished draft of a part of the content. */
export interface ContentText extends z.output<typeof storedDraftSchema> {
  /** The version that the draft is based on. */
  basedOn: number;
}

/** The unpublished content drafts in this browser. */
export const contentTexts = new BrowserDrafts<ContentText>({
  prefix: 'loon-content-text:',
  serialize: (text) => text,
  deserialize: (stored) => storedDraftSchema.safeParse(stored).data,
});
