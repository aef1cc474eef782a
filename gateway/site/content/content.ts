import {
  faqsSchema,
  navigationSchema,
  partnersSchema,
  publicationsSchema,
  servicesSchema,
  teamSchema,
  testimonialsSchema,
} from '../../../schema/content/lists.ts';
import { performanceSchema } from '../../../schema/content/performance.ts';
import { sectionsSchema } from '../../../schema/content/sections.ts';
import { siteSchema } from '../../../schema/content/site.ts';
import { ContentError, ContentReader } from './content-file.ts';
import { readLegalDocument } from './legal-document.ts';

function readAll(reader: ContentReader) {
  return {
    faqs: reader.yaml('faqs.yaml', faqsSchema),
    teamMembers: reader.yaml('team.yaml', teamSchema),
    testimonials: reader.yaml('testimonials.yaml', testimonialsSchema),
    partners: reader.yaml('partners.yaml', partnersSchema),
    services: reader.yaml('services.yaml', servicesSchema),
    navigationTiles: reader.yaml('navigation.yaml', navigationSchema),
    publications: reader.yaml('publications.yaml', publicationsSchema),
    performance: reader.yaml('performance.yaml', performanceSchema),
    sections: reader.yaml('sections.yaml', sectionsSchema),
    site: reader.yaml('site.yaml', siteSchema),
    privacy: readLegalDocument(reader, 'privacy'),
    terms: readLegalDocument(reader, 'terms'),
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
