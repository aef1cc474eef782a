import { legalHtml, type LegalHtml } from '../../../schema/content/legal-html.ts';
import type { LegalSource } from '../../../schema/content/legal.ts';

/** A legal page, as it is written and ready to be shown. */
export type LegalDocumentContent = LegalSource & LegalHtml;

/**
 * Renders the text of a legal page, away from what visitors ask for.
 * @throws Failure BAD_USER_INPUT for one that takes too long or is nested too deeply.
 */
export type RenderLegalText = (markdown: string) => Promise<LegalHtml>;

/** A legal page of a file with its text rendered, before anybody is answered. */
export function renderDocument(source: LegalSource): LegalDocumentContent {
  return { ...source, ...legalHtml(source.body) };
}
