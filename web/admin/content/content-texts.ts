import { z } from 'zod';
import { BrowserDrafts } from '../drafts/browser-drafts.ts';

const storedDraftSchema = z.object({
  id: z.string(),
  part: z.string(),
  basedOn: z.number(),
  writtenAt: z.number(),
  value: z.unknown(),
});

/** What was typed into a part of the content and not published. */
export interface ContentText extends z.output<typeof storedDraftSchema> {
  /** The version that it was typed over. */
  basedOn: number;
}

/** The unpublished texts of the content in this browser. */
export const contentTexts = new BrowserDrafts<ContentText>({
  prefix: 'loon-content-text:',
  serialize: (text) => text,
  deserialize: (stored) => storedDraftSchema.safeParse(stored).data,
});
