import type { z } from 'zod';
import { claimsSchema } from './claims.ts';
import type { ContentPartName } from './content-parts.ts';
import { evidenceSchema } from './evidence.ts';
import { examplesSchema } from './examples/examples.ts';
import { legalDocumentSchema } from './legal.ts';
import {
  faqsSchema,
  navigationSchema,
  partnersSchema,
  publicationsSchema,
  servicesSchema,
  teamSchema,
  testimonialsSchema,
} from './lists.ts';
import { performanceSchema } from './performance.ts';
import { sectionsSchema } from './sections.ts';
import { siteSchema } from './site.ts';
import { transparencySchema, trustPageSchema } from './trust.ts';

/** The schema of each part, for content from any source. */
export const partSchemas = {
  site: siteSchema,
  navigation: navigationSchema,
  sections: sectionsSchema,
  services: servicesSchema,
  team: teamSchema,
  testimonials: testimonialsSchema,
  partners: partnersSchema,
  performance: performanceSchema,
  examples: examplesSchema,
  publications: publicationsSchema,
  faqs: faqsSchema,
  privacy: legalDocumentSchema('privacy'),
  terms: legalDocumentSchema('terms'),
  evidence: evidenceSchema,
  transparency: transparencySchema,
  security: trustPageSchema,
  accessibility: trustPageSchema,
  claims: claimsSchema,
} satisfies Record<ContentPartName, z.ZodType>;
