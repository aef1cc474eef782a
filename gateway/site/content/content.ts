import type { z } from 'zod';
import type { EvidenceContent } from '../../../schema/content/evidence.ts';
import type { LegalSource } from '../../../schema/content/legal.ts';
import { partSchemas } from '../../../schema/content/part-schemas.ts';
import { aiStatements, type TrustPageContent } from '../../../schema/content/trust.ts';
import { ContentError, ContentReader } from './content-file.ts';
import type { LaterFile } from './later-files.ts';
import { readLegalSource, renderDocument } from './legal-document.ts';

/** Shown on a page without content; content folders of previous releases lack these files. */
const lead = 'No information has been published here yet.';

function metadata(title: string) {
  const description = `${title}: no information has been published on this page yet.`;
  return { title, description, keywords: [title] };
}

/** The part `evidence` of a content folder without that file. */
export const unstatedEvidence: EvidenceContent = {
  page: metadata('Validation evidence'),
  title: 'Validation evidence',
  lead,
  method: 'Figures are computed from the counts of each study.',
  studies: [],
};

/** A trust page of a content folder without that file. */
export function unstatedPage(title: string): TrustPageContent {
  return { page: metadata(title), title, lead, lastUpdated: '2026-11-23', sections: [] };
}

/** Renders legal pages once. */
function withRenderedText(source: LegalSource | undefined) {
  return source && renderDocument(source);
}

function later<T>(reader: ContentReader, file: LaterFile, schema: z.ZodType<T>, without: T) {
  return reader.has(file) ? reader.yaml(file, schema) : without;
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
    privacy: withRenderedText(readLegalSource(reader, 'privacy')),
    terms: withRenderedText(readLegalSource(reader, 'terms')),
    examples: later(reader, 'examples.yaml', partSchemas.examples, {}),
    claims: later(reader, 'claims.yaml', partSchemas.claims, []),
    evidence: later(reader, 'evidence.yaml', partSchemas.evidence, unstatedEvidence),
    transparency: later(reader, 'transparency.yaml', partSchemas.transparency, {
      ...unstatedPage('AI transparency'),
      ...aiStatements,
    }),
    security: later(
      reader,
      'security.yaml',
      partSchemas.security,
      unstatedPage('Security and data handling'),
    ),
    accessibility: later(
      reader,
      'accessibility.yaml',
      partSchemas.accessibility,
      unstatedPage('Accessibility'),
    ),
  };
}

type Complete<T> = { readonly [Key in keyof T]: Exclude<T[Key], undefined> };

/** All content that an owner edits in files (product 1.2, 1.5). */
export type Content = Complete<ReturnType<typeof readAll>>;

function isComplete(content: ReturnType<typeof readAll>): content is Content {
  return Object.values(content).every((part) => part !== undefined);
}

/**
 * Reads and validates every content file below `directory`, once at startup.
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
