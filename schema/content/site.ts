import { z } from 'zod';
import {
  agreesWithSample,
  dialogButtonSchema,
  externalLinkSchema,
  internalLinkSchema,
  linkedTextSchema,
  sampleFlag,
  sampleMismatch,
  text,
} from './parts.ts';

const emailAddress = () => z.email({ error: 'must be an e-mail address' });

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

const pageSchema = z.strictObject({
  /** The document title as a whole, the brand included. */
  title: text().max(70, 'must be at most 70 characters'),
  description: text().max(160, 'must be at most 160 characters'),
  keywords: z.array(text()).min(1, 'must not be empty'),
});
export type PageMetadata = z.infer<typeof pageSchema>;

const footerGroupSchema = z.strictObject({
  title: text(),
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
  brand: z.strictObject({ name: text(), legalName: text(), tagline: text() }),
  address: z.strictObject({
    city: text(),
    region: text(),
    country: text(),
    /** The lines as the contact section and the footer show them. */
    lines: z.array(text()).min(1, 'must not be empty'),
    sample: sampleFlag(),
  }),
  emails: emailsSchema,
  website: externalLinkSchema,
  locale: text(),
  hero: z.strictObject({
    headline: text(),
    tagline: text(),
    demo: dialogButtonSchema,
    access: dialogButtonSchema,
    benchmarkNote: text(),
  }),
  socials: z.strictObject({
    linkedin: externalLinkSchema,
    x: externalLinkSchema,
    facebook: externalLinkSchema,
    instagram: externalLinkSchema,
  }),
  externalLinks: z.strictObject({
    preprints: externalLinkSchema,
    posters: externalLinkSchema,
    publications: externalLinkSchema,
    keynote: externalLinkSchema,
    scholar: externalLinkSchema,
  }),
  header: z.strictObject({
    links: z.array(internalLinkSchema).min(1, 'must not be empty'),
    demo: dialogButtonSchema,
  }),
  footer: z.strictObject({
    groups: z.array(footerGroupSchema).min(1, 'must not be empty'),
    legal: z.array(internalLinkSchema).min(1, 'must not be empty'),
    /** Follows "© {year} {legal name}." */
    rights: text(),
  }),
  cookieBanner: z.strictObject({ message: linkedTextSchema }),
  notFound: z.strictObject({
    heading: text(),
    message: text(),
    links: z.array(internalLinkSchema).min(1, 'must not be empty'),
  }),
  pages: z.strictObject({
    home: pageSchema,
    privacy: pageSchema,
    terms: pageSchema,
    reflections: pageSchema,
    notFound: pageSchema,
  }),
});
export type SiteContent = z.infer<typeof siteSchema>;
