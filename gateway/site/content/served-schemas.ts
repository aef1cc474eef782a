import { z } from 'zod';
import { evidenceSchema } from '../../../schema/content/evidence.ts';
import { legalFrontMatterSchema } from '../../../schema/content/lists.ts';
import { graphqlType } from '../../../schema/content/parts.ts';
import { figureTitles } from '../../../schema/evidence/study-figures.ts';

const legalSectionSchema = z
  .object({
    anchor: z.string().meta({ sdl: 'The id of its heading in the HTML.' }),
    title: z.string().meta({ sdl: 'The heading, including its number.' }),
  })
  .meta(graphqlType('LegalSection', 'A section of a legal document, with a heading.'));

/** A legal page with its rendered text. */
const legalDocumentSchema = z
  .object({
    ...legalFrontMatterSchema.shape,
    slug: z.string().meta({
      control: 'id',
      sdl: 'Its path without the leading slash: privacy or terms.',
    }),
    html: z.string().meta({ sdl: 'The text as HTML, with headings from level two.' }),
    sections: z.array(legalSectionSchema).meta({ sdl: 'The sections in order.' }),
  })
  .meta(graphqlType('LegalDocument', 'A legal page.'));

const from0To1 = (what: string) => z.number().meta({ sdl: `${what}, from 0 to 1.` });
const proportionSchema = z
  .object({
    count: z.int().meta({ sdl: 'Numerator.' }),
    of: z.int().meta({ sdl: 'Denominator.' }),
    share: from0To1('Numerator divided by denominator'),
    lower: from0To1('Lower bound of the interval'),
    upper: from0To1('Upper bound of the interval'),
  })
  .meta(
    graphqlType(
      'EvidenceProportion',
      'A proportion computed from counts, with its 95 % Wilson interval.',
    ),
  );

const figure = ({ title, meaning }: { title: string; meaning: string }) =>
  proportionSchema.optional().meta({ sdl: `${title}: ${meaning.toLowerCase()}.` });
const figuresSchema = z
  .object({
    sensitivity: figure(figureTitles.sensitivity),
    specificity: figure(figureTitles.specificity),
    accuracy: figure(figureTitles.accuracy),
    precision: figure(figureTitles.precision),
    prevalence: figure(figureTitles.prevalence),
  })
  .meta(
    graphqlType(
      'EvidenceFigures',
      'The figures computed from the 2 × 2 table of a study; null if the denominator is zero.',
    ),
  );

const { shape: evidence } = evidenceSchema;
const { shape: study } = evidence.studies.element;
const bandSchema = z
  .object({
    ...study.calibration.element.shape,
    observed: proportionSchema.meta({ sdl: 'Share of correct decisions.' }),
  })
  .meta(graphqlType('EvidenceBand', 'The decisions made with about the same stated confidence.'));
const studySchema = z
  .object({
    ...study,
    figures: figuresSchema
      .optional()
      .meta({ sdl: 'The figures computed from the table; null without a source.' }),
    calibration: z.array(bandSchema).meta({
      sdl: 'Calibration: stated confidence compared with the share of correct decisions.',
    }),
  })
  .meta(graphqlType('EvidenceStudy', 'A validation study.'));

/** What is served in another shape than it is stored in: with rendered text or computed figures. */
export const servedSchemas = {
  legalDocument: legalDocumentSchema,
  evidence: z
    .object({
      ...evidence,
      studies: z.array(studySchema).meta({ sdl: 'The studies, in page order.' }),
    })
    .meta(graphqlType('Evidence', 'The content of the page /evidence.')),
};
