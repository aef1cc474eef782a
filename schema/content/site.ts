import { z } from 'zod';
import { textLimits } from './limits.ts';
import {
  agreesWithSample,
  dialogButtonSchema,
  externalLinkSchema,
  graphqlType,
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
    sales: emailAddress().meta({ sdl: 'Commercial enquiries.' }),
    privacy: emailAddress().meta({ sdl: 'Privacy requests.' }),
    general: emailAddress().meta({ sdl: 'Everything else.' }),
    sample: sampleFlag().meta({ sdl: 'True if the addresses are placeholders.' }),
  })
  .meta(graphqlType('ContactEmails', 'The e-mail addresses for enquiries.'))
  .refine(({ sample, ...addresses }) => agreesWithSample(sample, Object.values(addresses)), {
    path: ['sample'],
    error: sampleMismatch,
  });

const footerGroupSchema = z
  .strictObject({
    title: line().meta({ sdl: 'Title of the list.' }),
    links: z
      .array(
        z.union([internalLinkSchema, externalLinkSchema], {
          error: 'must be a link within the site, or one to another site with its "sample" flag',
        }),
      )
      .min(1, 'must not be empty')
      .meta({ sdl: 'The links, from top to bottom.' }),
  })
  .meta(graphqlType('FooterGroup', 'A titled list of links in the footer.'));

/**
 * `site.yaml`: name, addresses, links, header, footer and page metadata, in one validated file
 * (product 1.2, 2.2, 2.17).
 */
export const siteSchema = z
  .strictObject({
    brand: z
      .strictObject({
        name: label().meta({ sdl: 'The brand name.' }),
        legalName: label().meta({ sdl: 'The name in contracts and in the copyright line.' }),
        tagline: line().meta({ sdl: 'The company’s business in one line.' }),
      })
      .meta(graphqlType('Brand', 'Names of the company.')),
    address: z
      .strictObject({
        city: label(),
        region: label().meta({ sdl: 'Province or state.' }),
        country: label(),
        lines: z
          .array(line())
          .min(1, 'must not be empty')
          .meta({ title: 'Lines as pages show them' }),
        sample: sampleFlag().meta({ sdl: 'True if the address is a placeholder.' }),
      })
      .meta(graphqlType('PostalAddress', 'The company’s postal address.')),
    emails: emailsSchema.meta({ title: 'E-mail addresses' }),
    website: externalLinkSchema.meta({
      title: 'Website',
      sdl: 'The website’s URL and its public name.',
    }),
    locale: label().meta({
      title: 'Language',
      description: 'In the format of social cards, such as en_US.',
      sdl: 'Locale of the pages, in the format of social cards.',
    }),
    hero: z
      .strictObject({
        headline: line().meta({ sdl: 'The headline.' }),
        tagline: line().meta({ sdl: 'The short tagline.' }),
        definition: paragraphOrEmpty().default('').meta({
          title: 'Definition below the tagline',
          description: 'What “HTA-compliant” means. Shown at every width of the window.',
          sdl: 'The definition of “HTA-compliant” below the tagline; may be empty.',
        }),
        demo: dialogButtonSchema.meta({
          title: 'First button',
          sdl: 'The button that opens the demo form.',
        }),
        access: dialogButtonSchema.meta({
          title: 'Second button',
          sdl: 'The button that opens the trial form.',
        }),
        benchmarkNote: paragraph().meta({
          title: 'Note on the benchmark',
          sdl: 'One line about the benchmark behind the claim.',
        }),
      })
      .meta({
        title: 'First view',
        ...graphqlType('Hero', 'The hero section at the top of the home page.'),
      }),
    socials: z
      .strictObject({
        linkedin: externalLinkSchema.meta({ title: 'LinkedIn', sdl: 'LinkedIn.' }),
        x: externalLinkSchema.meta({ title: 'X', sdl: 'X.' }),
        facebook: externalLinkSchema.meta({ title: 'Facebook', sdl: 'Facebook.' }),
        instagram: externalLinkSchema.meta({ title: 'Instagram', sdl: 'Instagram.' }),
      })
      .meta({
        title: 'Social networks',
        ...graphqlType('SocialLinks', 'The company on social networks.'),
      }),
    externalLinks: z
      .strictObject({
        preprints: externalLinkSchema.meta({ title: 'Preprints', sdl: 'Preprints.' }),
        posters: externalLinkSchema.meta({ title: 'Posters', sdl: 'Posters.' }),
        publications: externalLinkSchema.meta({ title: 'Publications', sdl: 'Publications.' }),
        keynote: externalLinkSchema.meta({ title: 'Keynote', sdl: 'A keynote.' }),
        scholar: externalLinkSchema.meta({ title: 'Scholar profile', sdl: 'A scholar profile.' }),
      })
      .meta({
        title: 'Links to the evidence',
        ...graphqlType('EvidenceLinks', 'Where the company’s evidence is published.'),
      }),
    header: z
      .strictObject({
        links: z
          .array(internalLinkSchema)
          .min(1, 'must not be empty')
          .meta({ sdl: 'The links, from left to right.' }),
        demo: dialogButtonSchema.meta({ title: 'Button', sdl: 'The button of the header.' }),
      })
      .meta(graphqlType('SiteHeader', 'The content of the header on every page.')),
    footer: z
      .strictObject({
        groups: z
          .array(footerGroupSchema)
          .min(1, 'must not be empty')
          .meta({ title: 'Lists of links', sdl: 'The lists of links, from left to right.' }),
        legal: z
          .array(internalLinkSchema)
          .min(1, 'must not be empty')
          .meta({ title: 'Legal pages', sdl: 'Links to the legal pages.' }),
        rights: line().meta({
          description: 'Follows the year and the legal name.',
          sdl: 'Text after "© {year} {legal name}."',
        }),
      })
      .meta(graphqlType('SiteFooter', 'The content of the footer on every page.')),
    cookieBanner: z
      .strictObject({
        message: linkedTextSchema.meta({ sdl: 'The message, as a list of text runs.' }),
      })
      .meta(graphqlType('CookieBanner', 'The text of the cookie banner.')),
    notFound: z
      .strictObject({
        heading: line(),
        message: paragraph().meta({ sdl: 'Possible reasons why the page was not found.' }),
        links: z
          .array(internalLinkSchema)
          .min(1, 'must not be empty')
          .meta({ sdl: 'Links to other pages.' }),
      })
      .meta({
        title: 'Page not found',
        ...graphqlType('NotFoundText', 'The text of the not-found page.'),
      }),
    pages: z
      .strictObject({
        home: pageMetadataSchema.meta({ title: 'Home', sdl: 'The home page.' }),
        privacy: pageMetadataSchema.meta({ title: 'Privacy Policy', sdl: 'The Privacy Policy.' }),
        terms: pageMetadataSchema.meta({ title: 'Terms of Use', sdl: 'The Terms of Use.' }),
        reflections: pageMetadataSchema.meta({ title: 'Reflections', sdl: 'The blog list.' }),
        notFound: pageMetadataSchema.meta({ title: 'Page not found', sdl: 'The not-found page.' }),
      })
      .meta({
        title: 'Search engine description',
        ...graphqlType('PageMetadataSet', 'The metadata of all pages except articles.'),
      }),
  })
  .meta(graphqlType('Site', 'Name, addresses, links, header, footer and page metadata.'));
export type SiteContent = z.infer<typeof siteSchema>;
