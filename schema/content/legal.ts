import { z } from 'zod';
import { textLimits } from './limits.ts';
import { legalFrontMatterSchema, type LegalFrontMatter } from './lists.ts';
import { text } from './parts.ts';

/** A legal page as stored: its front matter, and its text as Markdown. */
export type LegalSource = LegalFrontMatter & { body: string };

/** The schema of a legal page; its slug is its path and cannot change. */
export function legalDocumentSchema(slug: LegalFrontMatter['slug']) {
  return legalFrontMatterSchema.extend({
    slug: z.literal(slug, { error: `must be "${slug}"` }),
    body: text(textLimits.page).meta({ control: 'markdown', title: 'Text' }),
  });
}
