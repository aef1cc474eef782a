import { z } from 'zod';
import { textLimits } from './limits.ts';
import {
  agreesWithSample,
  dialogButtonSchema,
  externalLinkSchema,
  internalLinkSchema,
  label,
  line,
  linkedTextSchema,
  pageMetadataSchema,
  paragraph,
  paragraphOrEmpty,
  sampleFlag,
  sampleMismatch,
  tooManyCharacters,
} from './parts.ts';

const emailAddress = () =>
  z
    .email({ error: 'must be an e-mail address' })
    .max(textLimits.email, tooManyCharacters(textLimits.email));

const emailsSchema = z
  .strictObject({
    sales: emailAddress(),
    privacy: emailAddress(),
    general: emailAddress(),
    sample: sampleFlag(),
  })
  .refine(({ sample, ...addresses }) => agreesWithSample(sample, Object.values(addresses)), {
    path: ['sample'],
    error: sampleMismatch,
  });

const footerGroupSchema = z.strictObject({
  title: line(),
  links: z
    .array(
      z.union([internalLinkSchema, externalLinkSchema], {
        error: 'must be a link within the site, or one to another site with its "sample" flag',
      }),
    )
    .min(1, 'must not be empty'),
});
export type FooterGroup = z.infer<typeof footerGroupSchema>;

/**
 * `site.yaml`: name, addresses, links, header, footer and page metadata, in one validated file
 * (product 1.2, 2.2, 2.17).
 */
export const siteSchema = z.strictObject({
  brand: z.strictObject({ name: label(), legalName: label(), tagline: line() }),
  address: z.strictObject({
    city: label(),
    region: label(),
    country: label(),
    /** The lines of the address in the contact section and the footer. */
    lines: z.array(line()).min(1, 'must not be empty').meta({ title: 'Lines as pages show them' }),
    sample: sampleFlag(),
  }),
  emails: emailsSchema.meta({ title: 'E-mail addresses' }),
  website: externalLinkSchema.meta({ title: 'Website' }),
  locale: label().meta({
    title: 'Language',
    description: 'As social cards spell it, such as en_US.',
  }),
  hero: z
    .strictObject({
      headline: line(),
      tagline: line(),
      definition: paragraphOrEmpty().default('').meta({
        title: 'Definition below the tagline',
        description: 'What “HTA-compliant” means. Shown at every width of the window.',
      }),
      demo: dialogButtonSchema.meta({ title: 'First button' }),
      access: dialogButtonSchema.meta({ title: 'Second button' }),
      benchmarkNote: paragraph().meta({ title: 'Note on the benchmark' }),
    })
    .meta({ title: 'First view' }),
  socials: z
    .strictObject({
      linkedin: externalLinkSchema.meta({ title: 'LinkedIn' }),
      x: externalLinkSchema.meta({ title: 'X' }),
      facebook: externalLinkSchema.meta({ title: 'Facebook' }),
      instagram: externalLinkSchema.meta({ title: 'Instagram' }),
    })
    .meta({ title: 'Social networks' }),
  externalLinks: z
    .strictObject({
      preprints: externalLinkSchema.meta({ title: 'Preprints' }),
      posters: externalLinkSchema.meta({ title: 'Posters' }),
      publications: externalLinkSchema.meta({ title: 'Publications' }),
      keynote: externalLinkSchema.meta({ title: 'Keynote' }),
      scholar: externalLinkSchema.meta({ title: 'Scholar profile' }),
    })
    .meta({ title: 'Links to the evidence' }),
  header: z.strictObject({
    links: z.array(internalLinkSchema).min(1, 'must not be empty'),
    demo: dialogButtonSchema.meta({ title: 'Button' }),
  }),
  footer: z.strictObject({
    groups: z
      .array(footerGroupSchema)
      .min(1, 'must not be empty')
      .meta({ title: 'Lists of links' }),
    legal: z.array(internalLinkSchema).min(1, 'must not be empty').meta({ title: 'Legal pages' }),
    rights: line().meta({ description: 'Follows the year and the legal name.' }),
  }),
  cookieBanner: z.strictObject({ message: linkedTextSchema }),
  notFound: z
    .strictObject({
      heading: line(),
      message: paragraph(),
      links: z.array(internalLinkSchema).min(1, 'must not be empty'),
    })
    .meta({ title: 'Page not found' }),
  pages: z
    .strictObject({
      home: pageMetadataSchema.meta({ title: 'Home' }),
      privacy: pageMetadataSchema.meta({ title: 'Privacy Policy' }),
      terms: pageMetadataSchema.meta({ title: 'Terms of Use' }),
      reflections: pageMetadataSchema.meta({ title: 'Reflections' }),
      notFound: pageMetadataSchema.meta({ title: 'Page not found' }),
    })
    .meta({ title: 'Search engine description' }),
});
export type SiteContent = z.infer<typeof siteSchema>;
