import { z } from 'zod';
import { bareOrcid, isOrcid } from '../orcid.ts';
import {
  agreesWithSample,
  externalUrl,
  graphqlType,
  iconName,
  imagePath,
  internalHref,
  kebabId,
  label,
  line,
  paragraph,
  sampleFlag,
  sampleMismatch,
  uniqueById,
} from './parts.ts';

const faqSchema = z
  .strictObject({
    id: kebabId(),
    question: line(),
    answer: paragraph().meta({
      sdl: 'The answer: Markdown with paragraphs, emphasis, links and lists.',
    }),
  })
  .meta(graphqlType('Faq', 'A question and its answer.'));
/** `faqs.yaml`: the questions of the home page (product 1.8). */
export const faqsSchema = uniqueById(faqSchema);
export type Faq = z.infer<typeof faqSchema>;

const teamMemberSchema = z
  .strictObject({
    id: kebabId(),
    name: label().meta({ sdl: 'Full name.' }),
    credentials: line().meta({ description: 'Degrees and titles, separated by commas.' }),
    role: line().meta({ sdl: 'The person’s role at the company.' }),
    bio: paragraph().meta({
      title: 'Short biography',
      description: 'One or two sentences for the card.',
    }),
    extendedBio: paragraph().meta({
      title: 'Full biography',
      description: 'What the full profile adds to the short one.',
      sdl: 'Text that the full profile adds to the short biography.',
    }),
    image: imagePath().meta({
      title: 'Portrait',
      describedBy: 'altText',
      sdl: 'Path of the portrait on this site.',
    }),
    linkedinUrl: externalUrl().meta({
      title: 'LinkedIn profile',
      sdl: 'URL of the LinkedIn profile.',
    }),
    orcid: label()
      .overwrite(bareOrcid)
      .refine(isOrcid, { error: 'must be an ORCID iD, such as 0000-0002-1825-0097' })
      .optional()
      .meta({
        title: 'ORCID iD',
        description: 'Leave empty if there is none.',
        sdl: 'ORCID iD, such as 0000-0002-1825-0097; null if there is none.',
      }),
    altText: paragraph().meta({
      title: 'Text alternative of the portrait',
      description: 'Describes the image for people who cannot see it.',
      sdl: 'Text alternative of the portrait.',
    }),
    isFounder: z.boolean({ error: 'must be true or false' }).meta({
      title: 'Founder',
      description: 'Founders come first, in two columns.',
      sdl: 'Whether the person is a founder; founders come first, in a grid of two columns.',
    }),
    sample: sampleFlag(),
  })
  .meta(graphqlType('TeamMember', 'A team member.'))
  .refine((member) => agreesWithSample(member.sample, [member.linkedinUrl]), {
    path: ['sample'],
    error: sampleMismatch,
  });
/** `team.yaml`: the people of the team section (product 1.6). */
export const teamSchema = uniqueById(teamMemberSchema);
export type TeamMember = z.infer<typeof teamMemberSchema>;

const testimonialSchema = z
  .strictObject({
    id: kebabId(),
    person: z.strictObject({ name: label().meta({ sdl: 'Full name.' }) }).meta({
      title: 'Person',
      ...graphqlType('TestimonialPerson', 'The person quoted in a testimonial.'),
    }),
    role: line().meta({ sdl: 'The person’s role there.' }),
    organisation: line().meta({ sdl: 'The person’s organisation.' }),
    photo: imagePath().meta({ title: 'Portrait', sdl: 'Path of the portrait on this site.' }),
    profileUrl: externalUrl().meta({
      title: 'Address of the profile',
      sdl: 'URL of the professional profile that the photo links to.',
    }),
    quote: paragraph().meta({
      description: 'Without quotation marks.',
      sdl: 'The quotation, without quotation marks.',
    }),
    sample: sampleFlag(),
  })
  .meta(graphqlType('Testimonial', 'A quotation from a client.'))
  .refine((testimonial) => agreesWithSample(testimonial.sample, [testimonial.profileUrl]), {
    path: ['sample'],
    error: sampleMismatch,
  });
/** `testimonials.yaml`: quotations from clients (product 1.7). */
export const testimonialsSchema = uniqueById(testimonialSchema);
export type Testimonial = z.infer<typeof testimonialSchema>;

/** The longest line that fits a tile of 128 by 80 pixels (design 7, Logo tiles). */
const tileLine = () => label().max(18, 'must be at most 18 characters to fit its tile');
const partnerType = graphqlType('Partner', 'A partner institution or startup programme.');
const kind = {
  sdl: 'Institution or startup programme.',
  options: { institution: 'A partner institution', badge: 'A startup programme' },
  ...graphqlType('PartnerKind', 'The kind of a tile in the logo rows.'),
};
const tile = {
  id: kebabId(),
  /** The full name: text alternative and tooltip of the tile. */
  name: label().meta({
    title: 'Full name',
    description: 'Shown on hover and read by screen readers.',
    sdl: 'Full name, also used as the tile’s tooltip.',
  }),
  /** The logo, fitted into 96 by 44 pixels; without a logo, the tile shows the name as text. */
  image: imagePath().optional().meta({
    title: 'Logo',
    description: 'If empty, the lines below are shown as text.',
    sdl: 'Path of the logo on this site; null if the tile shows text.',
  }),
  lines: z
    .array(tileLine())
    .min(1, 'must not be empty')
    .max(4, 'must be at most four lines')
    .meta({ title: 'Lines of the tile', sdl: 'The words on the tile, line by line.' }),
  row: z
    .union([z.literal(1), z.literal(2)], { error: 'must be 1 or 2' })
    .meta({ sdl: 'The row of the tile, one of two.' }),
  sample: sampleFlag(),
};
const partnerSchema = z.discriminatedUnion(
  'kind',
  [
    z
      .strictObject({
        ...tile,
        kind: z.literal('institution').meta(kind),
        /** One of the five typographic styles; in style e the first line is emphasised. */
        style: z.enum(['a', 'b', 'c', 'd', 'e'], { error: 'must be a letter from a to e' }).meta({
          title: 'Lettering',
          description: 'One of five styles; in style E the first line stands out.',
          sdl: 'Typographic style of an institution’s tile; null for a badge.',
          ...graphqlType(
            'PartnerStyle',
            'A typographic style of a logo tile; style e emphasizes the first line.',
          ),
        }),
      })
      .meta({ title: 'Institution', ...partnerType }),
    /** A startup programme; the last of its lines is small. */
    z
      .strictObject({ ...tile, kind: z.literal('badge').meta(kind) })
      .meta({ title: 'Startup programme', ...partnerType }),
  ],
  { error: 'must be "institution" or "badge"' },
);
/** `partners.yaml`: the tiles of the two logo rows (product 2.10). */
export const partnersSchema = uniqueById(partnerSchema);
export type Partner = z.infer<typeof partnerSchema>;

const serviceSchema = z
  .strictObject({
    id: kebabId(),
    title: line().meta({ sdl: 'Name of the service.' }),
    summary: paragraph().meta({ sdl: 'What the service does, in one or two sentences.' }),
    linkLabel: label().meta({ title: 'Text of the link' }),
    href: internalHref().meta({ sdl: 'The section of the home page with the details.' }),
    icon: iconName(),
  })
  .meta(graphqlType('Service', 'A service card.'));
/** `services.yaml`: the service cards (product 2.9). */
export const servicesSchema = uniqueById(serviceSchema);
export type Service = z.infer<typeof serviceSchema>;

const navigationTileSchema = z
  .strictObject({
    id: kebabId(),
    title: line().meta({ sdl: 'Name of the section.' }),
    label: label().meta({ title: 'A few words on it', sdl: 'A few words about the section.' }),
    href: internalHref().meta({ sdl: 'Anchor of the section.' }),
    icon: iconName(),
  })
  .meta(graphqlType('NavigationTile', 'A tile of the navigation grid.'));
/** `navigation.yaml`: the tiles of the navigation grid (product 2.7). */
export const navigationSchema = uniqueById(navigationTileSchema);
export type NavigationTile = z.infer<typeof navigationTileSchema>;

const publicationKinds = ['Preprint', 'Poster', 'Report', 'Keynote', 'Scholar profile'] as const;
const publicationSchema = z
  .strictObject({
    id: kebabId(),
    title: line().meta({ sdl: 'Title of the work.' }),
    kind: z
      .enum(publicationKinds, { error: `must be one of: ${publicationKinds.join(', ')}` })
      .meta({ sdl: 'Preprint, Poster, Report, Keynote or Scholar profile.' }),
    /** Absent if there is no single year, as for a profile. */
    year: z
      .int({ error: 'must be a year' })
      .min(2000, 'must be 2000 or later')
      .max(2100, 'must be 2100 or earlier')
      .optional()
      .meta({
        description: 'Leave empty for a work without a single year, such as a profile.',
        sdl: 'Year of publication; null if it has no single year.',
      }),
    url: externalUrl().meta({ title: 'Address', sdl: 'URL of the work.' }),
    sample: sampleFlag(),
  })
  .meta(graphqlType('Publication', 'A publication listed in the publications section.'))
  .refine((publication) => agreesWithSample(publication.sample, [publication.url]), {
    path: ['sample'],
    error: sampleMismatch,
  });
/** `publications.yaml`: the numbered entries of the publications section. */
export const publicationsSchema = uniqueById(publicationSchema);
export type Publication = z.infer<typeof publicationSchema>;

/** Front matter of `legal/*.md` (product 2.18, 2.19). */
export const legalFrontMatterSchema = z.strictObject({
  title: line().meta({ sdl: 'Title of the document.' }),
  slug: z.enum(['privacy', 'terms'], { error: 'must be "privacy" or "terms"' }),
  /** An ISO date; the page displays it as in "Last updated June 26, 2025". */
  lastUpdated: z.iso
    .date({ error: 'must be a date such as 2025-06-26' })
    .meta({ sdl: 'ISO date of the last update, such as 2025-06-26.' }),
  description: line().meta({
    description: 'What search engines show below the title.',
    sdl: 'A summary in one sentence.',
  }),
});
export type LegalFrontMatter = z.infer<typeof legalFrontMatterSchema>;
