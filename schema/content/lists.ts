import { z } from 'zod';
import {
  agreesWithSample,
  externalUrl,
  iconName,
  imagePath,
  internalHref,
  kebabId,
  sampleFlag,
  sampleMismatch,
  text,
  uniqueById,
} from './parts.ts';

const faqSchema = z.strictObject({ id: kebabId(), question: text(), answer: text() });
/** `faqs.yaml`: the questions of the home page (product 1.8). */
export const faqsSchema = uniqueById(faqSchema);
export type Faq = z.infer<typeof faqSchema>;

const teamMemberSchema = z
  .strictObject({
    id: kebabId(),
    name: text(),
    credentials: text(),
    role: text(),
    bio: text(),
    extendedBio: text(),
    image: imagePath(),
    linkedinUrl: externalUrl(),
    altText: text(),
    isFounder: z.boolean({ error: 'must be true or false' }),
    sample: sampleFlag(),
  })
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
    person: z.strictObject({ name: text() }),
    role: text(),
    organisation: text(),
    photo: imagePath(),
    profileUrl: externalUrl(),
    quote: text(),
    sample: sampleFlag(),
  })
  .refine((testimonial) => agreesWithSample(testimonial.sample, [testimonial.profileUrl]), {
    path: ['sample'],
    error: sampleMismatch,
  });
/** `testimonials.yaml`: what clients say (product 1.7). */
export const testimonialsSchema = uniqueById(testimonialSchema);
export type Testimonial = z.infer<typeof testimonialSchema>;

/** The longest line that a tile of 128 by 80 pixels holds (design 7, Logo tiles). */
const tileLine = () => text().max(18, 'must be at most 18 characters to fit its tile');
const tile = {
  id: kebabId(),
  /** The full name: text alternative and tooltip of the tile. */
  name: text(),
  /** The logo, fitted into 96 by 44 pixels; without one the tile is set in type. */
  image: imagePath().optional(),
  lines: z.array(tileLine()).min(1, 'must not be empty').max(4, 'must be at most four lines'),
  row: z.union([z.literal(1), z.literal(2)], { error: 'must be 1 or 2' }),
  sample: sampleFlag(),
};
const partnerSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      ...tile,
      kind: z.literal('institution'),
      /** One of the five typographic styles; in style e the first line stands out. */
      style: z.enum(['a', 'b', 'c', 'd', 'e'], { error: 'must be a letter from a to e' }),
    }),
    /** A startup programme; the last of its lines is set small. */
    z.strictObject({ ...tile, kind: z.literal('badge') }),
  ],
  { error: 'must be "institution" or "badge"' },
);
/** `partners.yaml`: the tiles of the two logo rows (product 2.10). */
export const partnersSchema = uniqueById(partnerSchema);
export type Partner = z.infer<typeof partnerSchema>;

const serviceSchema = z.strictObject({
  id: kebabId(),
  title: text(),
  summary: text(),
  linkLabel: text(),
  href: internalHref(),
  icon: iconName(),
});
/** `services.yaml`: the service cards (product 2.9). */
export const servicesSchema = uniqueById(serviceSchema);
export type Service = z.infer<typeof serviceSchema>;

const navigationTileSchema = z.strictObject({
  id: kebabId(),
  title: text(),
  label: text(),
  href: internalHref(),
  icon: iconName(),
});
/** `navigation.yaml`: the tiles of the navigation grid (product 2.5). */
export const navigationSchema = uniqueById(navigationTileSchema);
export type NavigationTile = z.infer<typeof navigationTileSchema>;

const publicationKinds = ['Preprint', 'Poster', 'Report', 'Keynote', 'Scholar profile'] as const;
const publicationSchema = z
  .strictObject({
    id: kebabId(),
    title: text(),
    kind: z.enum(publicationKinds, { error: `must be one of: ${publicationKinds.join(', ')}` }),
    /** Absent for what has no single year, such as a profile. */
    year: z.int({ error: 'must be a year' }).min(2000).max(2100).optional(),
    url: externalUrl(),
    sample: sampleFlag(),
  })
  .refine((publication) => agreesWithSample(publication.sample, [publication.url]), {
    path: ['sample'],
    error: sampleMismatch,
  });
/** `publications.yaml`: the numbered references of the publications section. */
export const publicationsSchema = uniqueById(publicationSchema);
export type Publication = z.infer<typeof publicationSchema>;

/** Front matter of `legal/*.md` (product 2.18, 2.19). */
export const legalFrontMatterSchema = z.strictObject({
  title: text(),
  slug: z.enum(['privacy', 'terms'], { error: 'must be "privacy" or "terms"' }),
  /** An ISO date; the page shows it as in "Last updated June 26, 2025". */
  lastUpdated: z.iso.date({ error: 'must be a date such as 2025-06-26' }),
  description: text(),
});
export type LegalFrontMatter = z.infer<typeof legalFrontMatterSchema>;
