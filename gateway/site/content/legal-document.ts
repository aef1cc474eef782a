import { legalHtml, type LegalHtml } from '../../../schema/content/legal-html.ts';
import type { LegalSource } from '../../../schema/content/legal.ts';

/** A legal page, as it is written and ready to be shown. */
export type LegalDocumentContent = LegalSource & LegalHtml;

/** A legal page with its text rendered. */
export function drawnDocument(source: LegalSource): LegalDocumentContent {
  return { ...source, ...legalHtml(source.body) };
}
