import { legalHtml, type LegalHtml } from '../../../schema/content/legal-html.ts';
import type { LegalSource } from '../../../schema/content/legal.ts';

/** A legal page, as source and rendered. */
export type LegalDocumentContent = LegalSource & LegalHtml;

/**
 * Renders the text of a legal page without blocking requests.
 * @throws Failure BAD_USER_INPUT for a text that takes too long or is nested too deeply.
 */
export type RenderLegalText = (markdown: string) => Promise<LegalHtml>;

/** A legal page from a file with its rendered text; runs before the site serves requests. */
export function renderDocument(source: LegalSource): LegalDocumentContent {
  return { ...source, ...legalHtml(source.body) };
}
