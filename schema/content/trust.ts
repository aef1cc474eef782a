import { z } from 'zod';
import {
  kebabId,
  line,
  linkedTextSchema,
  ownersQuestion,
  pageMetadataSchema,
  paragraph,
  sampleFlag,
  uniqueById,
} from './parts.ts';

const statementSchema = z.strictObject({
  id: kebabId(),
  title: line(),
  text: linkedTextSchema,
  sample: sampleFlag(),
  question: ownersQuestion(),
});
/** One statement on a trust page. */
export type TrustStatement = z.infer<typeof statementSchema>;

const sectionSchema = z.strictObject({
  id: kebabId(),
  title: line(),
  statements: uniqueById(statementSchema),
});

/**
 * `transparency.yaml`, `security.yaml` and `accessibility.yaml`: the trust pages (product 17.3).
 */
export const trustPageSchema = z.strictObject({
  page: pageMetadataSchema.meta({ title: 'Search engine description' }),
  title: line(),
  lead: paragraph(),
  lastUpdated: z.iso.date({ error: 'must be a date such as 2025-06-26' }),
  sections: uniqueById(sectionSchema, { mayBeEmpty: true }),
});
export type TrustPageContent = z.infer<typeof trustPageSchema>;
