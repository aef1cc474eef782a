import { legalDocumentSchema, type LegalSource } from '../../../schema/content/legal.ts';
import { legalFrontMatterSchema } from '../../../schema/content/lists.ts';
import { legalHtml, type LegalHtml } from '../../../schema/content/legal-html.ts';
import type { ContentReader } from './content-file.ts';

/**
 * Reads `legal/{slug}.md`: front matter, then Markdown (product 2.18 "Privacy Policy", "Terms of
 * Use"). Problems are recorded in `reader`, and the result is then `undefined`.
 */
export function readLegalSource(
  reader: ContentReader,
  slug: LegalSource['slug'],
): LegalSource | undefined {
  const name = `legal/${slug}.md`;
  const document = reader.markdown(name, legalFrontMatterSchema);
  return (
    document &&
    reader.held(name, legalDocumentSchema(slug), { ...document.facts, body: document.body })
  );
}

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
