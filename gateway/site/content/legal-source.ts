import { legalDocumentSchema, type LegalSource } from '../../../schema/content/legal.ts';
import { legalFrontMatterSchema } from '../../../schema/content/lists.ts';
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
