import { z } from 'zod';
import { BrowserTexts } from '../keeping/browser-texts.ts';

const keptSchema = z.object({
  id: z.string(),
  part: z.string(),
  basedOn: z.number(),
  writtenAt: z.number(),
  value: z.unknown(),
});

/** What was typed into a part of the content and not published. */
export interface ContentText extends z.output<typeof keptSchema> {
  /** The version that it was typed over. */
  basedOn: number;
}

/** The unpublished texts of the content in this browser. */
export const contentTexts = new BrowserTexts<ContentText>({
  prefix: 'loon-content-text:',
  pack: (text) => text,
  unpack: (stored) => keptSchema.safeParse(stored).data,
});
