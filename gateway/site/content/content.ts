import { partSchemas } from '../../../schema/content/part-schemas.ts';
import type { LegalSource } from '../../../schema/content/legal.ts';
import { ContentError, ContentReader } from './content-file.ts';
import { drawnDocument } from './legal-document.ts';
import { readLegalSource } from './legal-source.ts';

/** Legal pages are rendered once. */
function drawn(source: LegalSource | undefined) {
  return source && drawnDocument(source);
}

function readAll(reader: ContentReader) {
  return {
    faqs: reader.yaml('faqs.yaml', partSchemas.faqs),
    teamMembers: reader.yaml('team.yaml', partSchemas.team),
    testimonials: reader.yaml('testimonials.yaml', partSchemas.testimonials),
    partners: reader.yaml('partners.yaml', partSchemas.partners),
    services: reader.yaml('services.yaml', partSchemas.services),
    navigationTiles: reader.yaml('navigation.yaml', partSchemas.navigation),
    publications: reader.yaml('publications.yaml', partSchemas.publications),
    performance: reader.yaml('performance.yaml', partSchemas.performance),
    sections: reader.yaml('sections.yaml', partSchemas.sections),
    site: reader.yaml('site.yaml', partSchemas.site),
    privacy: drawn(readLegalSource(reader, 'privacy')),
    terms: drawn(readLegalSource(reader, 'terms')),
    // Folders of former releases have none.
    claims: reader.has('claims.yaml') ? reader.yaml('claims.yaml', partSchemas.claims) : [],
  };
}

type Complete<T> = { readonly [Key in keyof T]: Exclude<T[Key], undefined> };

/** Everything the site says that an owner edits in files (product 1.2, 1.5). */
export type Content = Complete<ReturnType<typeof readAll>>;

function isComplete(content: ReturnType<typeof readAll>): content is Content {
  return Object.values(content).every((part) => part !== undefined);
}

/**
 * Reads and checks every content file below `directory`, once, at start.
 * @throws ContentError with one line per problem, naming file and field.
 */
export function loadContent(directory: string): Content {
  const reader = new ContentReader(directory);
  const content = readAll(reader);
  if (reader.problems.length > 0 || !isComplete(content)) {
    throw new ContentError(reader.problems);
  }
  return content;
}
