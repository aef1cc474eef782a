import { z } from 'zod';
import { textLimits } from './limits.ts';
import { legalFrontMatterSchema, type LegalFrontMatter } from './lists.ts';
import { text } from './parts.ts';

/** A legal page as it is written: its front matter, and its text as Markdown. */
export type LegalSource = LegalFrontMatter & { body: string };

/** What a legal page must be; its slug is its address and stays. */
export function legalDocumentSchema(slug: LegalFrontMatter['slug']) {
  return legalFrontMatterSchema.extend({
    slug: z.literal(slug, { error: `must be "${slug}"` }),
    body: text(textLimits.page).meta({ control: 'markdown', title: 'Text' }),
  });
}
