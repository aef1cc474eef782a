import { z } from 'zod';
import type { Faq, Publication } from '../../../schema/content/lists.ts';
import type { EvidenceContent } from '../../../schema/content/evidence.ts';
import { figureNames } from '../../../schema/evidence/study-figures.ts';
import { studiesWithFigures } from '../../../schema/evidence/studies-with-figures.ts';
import { toolOf, type Tool } from './tool.ts';

/** The content of the site, read at each use. */
export interface SiteReading {
  readonly faqs: readonly Faq[];
  readonly publications: readonly Publication[];
  readonly evidence: EvidenceContent;
}

const nothing = z.strictObject({});
const faqs = z.object({
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
});
const publications = z.object({
  publications: z.array(
    z.object({
      title: z.string(),
      kind: z.string(),
      year: z.int().nullable(),
      url: z.string(),
      sample: z.boolean().describe('True for a placeholder: do not cite it.'),
    }),
  ),
});

const share = z
  .object({ count: z.int(), of: z.int(), share: z.number(), lower: z.number(), upper: z.number() })
  .describe('A share from 0 to 1 with its 95 % Wilson interval; null of nothing.')
  .nullable();
const evidence = z.object({
  page: z.string(),
  csv: z.string(),
  method: z.string(),
  studies: z.array(
    z.looseObject({
      title: z.string(),
      product: z.string(),
      sample: z.boolean().describe('True for a placeholder: do not cite it.'),
      figures: z
        .record(z.enum(figureNames), share)
        .nullable()
        .describe('Null if the study has no published source.'),
    }),
  ),
});

/** The tools that read the site's content about Loon, without a key. */
export function siteTools(content: SiteReading, publicUrl: string): Tool[] {
  return [
    toolOf(
      {
        name: 'list_faqs',
        title: 'List questions and answers',
        description:
          'The questions about Loon’s products, their validation, data and use that the site answers, with the answers.',
        readOnly: true,
        input: nothing,
        run: () =>
          Promise.resolve({
            data: { faqs: content.faqs.map(({ question, answer }) => ({ question, answer })) },
          }),
      },
      faqs,
    ),
    toolOf(
      {
        name: 'list_publications',
        title: 'List publications',
        description:
          'Preprints, posters, reports and talks on Loon’s systems, with their URLs. Entries marked as samples are placeholders.',
        readOnly: true,
        input: nothing,
        run: () =>
          Promise.resolve({
            data: {
              publications: content.publications.map((one) => ({
                title: one.title,
                kind: one.kind,
                year: one.year ?? null,
                url: one.url,
                sample: one.sample,
              })),
            },
          }),
      },
      publications,
    ),
    toolOf(
      {
        name: 'get_evidence',
        title: 'Read the validation evidence',
        description:
          'How Loon’s systems were validated: for each study its 2 × 2 counts, sensitivity, specificity, accuracy, precision and prevalence with 95 % intervals, reference standard, scope, version and source. A system without a published study has no counts. Entries marked as samples are placeholders.',
        readOnly: true,
        input: nothing,
        run: () =>
          Promise.resolve({
            data: {
              page: `${publicUrl}/evidence`,
              csv: `${publicUrl}/evidence.csv`,
              method: content.evidence.method,
              studies: studiesWithFigures(content.evidence),
            },
          }),
      },
      evidence,
    ),
  ];
}
