import { z } from 'zod';
import {
  graphqlType,
  kebabId,
  line,
  linkedTextSchema,
  ownersQuestion,
  pageMetadataSchema,
  paragraph,
  paragraphOrEmpty,
  sampleFlag,
  uniqueById,
} from './parts.ts';

const statementSchema = z
  .strictObject({
    id: kebabId(),
    title: line().meta({ sdl: 'Subject of the statement.' }),
    text: linkedTextSchema.meta({ sdl: 'Text of the statement.', listSize: 3 }),
    sample: sampleFlag(),
    question: ownersQuestion(),
  })
  .meta(graphqlType('TrustStatement', 'One statement on a trust page.'));
/** One statement on a trust page. */
export type TrustStatement = z.infer<typeof statementSchema>;

const sectionSchema = z
  .strictObject({
    id: kebabId().meta({ sdl: 'Key of the section, also the anchor of its heading.' }),
    title: line().meta({ sdl: 'The heading.' }),
    whileSample: paragraphOrEmpty().default('').meta({
      title: 'Instead of samples',
      description:
        'Shown instead of the statements while all of them are samples; the sales address follows.',
      sdl: 'Text to show instead of the statements while all of them are samples; may be empty.',
    }),
    statements: uniqueById(statementSchema).meta({
      sdl: 'The statements, in page order.',
      listSize: 6,
    }),
  })
  .meta(graphqlType('TrustSection', 'A group of statements under one heading.'));

/**
 * `transparency.yaml`, `security.yaml` and `accessibility.yaml`: the trust pages (product 17.3).
 */
export const trustPageSchema = z
  .strictObject({
    page: pageMetadataSchema.meta({ title: 'Search engine description' }),
    title: line().meta({ sdl: 'Title of the page.' }),
    lead: paragraph().meta({ sdl: 'Introduction to the page, in one or two sentences.' }),
    lastUpdated: z.iso
      .date({ error: 'must be a date such as 2025-06-26' })
      .meta({ sdl: 'ISO date of the last update, such as 2025-06-26.' }),
    sections: uniqueById(sectionSchema, { mayBeEmpty: true }).meta({
      sdl: 'The sections, in page order.',
    }),
  })
  .meta(graphqlType('TrustPage', 'A trust page: /ai-transparency, /security or /accessibility.'));
export type TrustPageContent = z.infer<typeof trustPageSchema>;
