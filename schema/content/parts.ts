import '../zod-setup.ts';
import { z } from 'zod';
import { textLimits } from './limits.ts';

/**
 * The anchors of the home page (product 2.5, 2.17), without the hash, and their titles. The
 * up-arrow of each section links to the first.
 */
const homeAnchors: Readonly<Record<string, string>> = {
  'navigation-section': 'Navigation',
  'about-section': 'About',
  'clients-section': 'Clients',
  'services-section': 'Services',
  'performance-card': 'Performance',
  'literature-section': 'Loon Lens',
  'cognitive-ensembles': 'Cognitive ensembles',
  'systematic-reviews-section': 'Systematic reviews',
  'ai-itc-section': 'Indirect comparisons',
  'access-forecasting-section': 'Access forecasting',
  'payer-simulations': 'Payer simulations',
  'blog-section': 'Blog',
  publications: 'Publications',
  'team-section': 'Team',
  'contact-section': 'Contact',
  'faq-section': 'FAQs',
};

const sitePaths: Readonly<Record<string, string>> = {
  '/': 'Home page',
  '/reflections': 'Reflections',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Use',
  '/evidence': 'Validation evidence',
  '/ai-transparency': 'AI transparency',
  '/security': 'Security and data handling',
  '/accessibility': 'Accessibility',
};

/** Every path within the site that content may link to, with its title. */
export const internalPlaces: readonly { href: string; title: string }[] = [
  ...Object.entries(sitePaths).map(([href, title]) => ({ href, title })),
  ...Object.entries(homeAnchors).map(([anchor, title]) => ({ href: `/#${anchor}`, title })),
];

/** Meta data: the GraphQL type of a rule; `sdl` describes a field where the form's hint does not. */
export const graphqlType = (typeName: string, typeDescription: string) => ({
  typeName,
  typeDescription,
});

const writing = () =>
  z.string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') });

/** The error for a text longer than `max` characters. */
export const tooManyCharacters = (max: number) =>
  `must be at most ${max.toLocaleString('en-US')} characters`;

/**
 * A required text of at most `max` characters. The output has no leading or trailing white space.
 */
export const text = (max: number) =>
  writing().trim().min(1, 'must not be empty').max(max, tooManyCharacters(max));

/** A name, the label of a button, a figure. */
export const label = () => text(textLimits.label);

/** A title, a heading, a question. */
export const line = () => text(textLimits.line);

/** One or more sentences. */
export const paragraph = () => text(textLimits.paragraph);

/** One or more sentences, or nothing. */
export const paragraphOrEmpty = () =>
  writing().trim().max(textLimits.paragraph, tooManyCharacters(textLimits.paragraph));

const kebabCase = () =>
  label().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab-case, such as "loon-lens"');

/** An identifier in kebab-case, used as a key in lists and in the URL of a list's item. */
export const kebabId = () =>
  kebabCase().meta({ control: 'id', sdl: 'Key of the entry, in kebab-case.' });

/** Whether the entry is a placeholder that the launch checklist must replace (product 1.5). */
export const sampleFlag = () =>
  z.boolean({ error: 'must say whether the entry is a placeholder: true or false' }).meta({
    title: 'Sample',
    description: 'Tick it while this is a placeholder.',
    sdl: 'True while the entry is a placeholder.',
  });

/**
 * The open question that an entry's owner must answer before it stops being a placeholder; never
 * shown to visitors (product 17.4).
 */
export const ownersQuestion = () =>
  paragraph().optional().meta({
    internal: true,
    title: 'Question to its owner',
    description: 'What has to be answered before “Sample” is cleared. Visitors do not see it.',
  });

/** A whole number from 0 to 100. */
export const percent = () =>
  z
    .int({ error: 'must be a whole number' })
    .min(0, 'must be 0 or more')
    .max(100, 'must be 100 or less')
    .meta({ title: 'Per cent' });

/** An absolute https URL of another site. */
export const externalUrl = () =>
  text(textLimits.address)
    .refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', {
      error: 'must be an absolute https:// address',
    })
    .meta({ control: 'address' });

/** A URL inside this site: a path it serves, an anchor of the home page, or both. */
export const internalHref = () =>
  label()
    .refine(
      (value) => {
        const [path = '', ...anchors] = value.split('#');
        const [anchor] = anchors;
        const onHome = path === '' || path === '/';
        if (anchor === undefined) return Object.hasOwn(sitePaths, path);
        return anchors.length === 1 && onHome && Object.hasOwn(homeAnchors, anchor);
      },
      { error: 'must be a page of this site or an anchor of its home page' },
    )
    .meta({
      control: 'place',
      title: 'Leads to',
      description: 'A page of this site, or a section of its home page.',
    });

/** An image served by this site, shipped or uploaded. */
export const imagePath = () =>
  line()
    .regex(
      /^\/(?:images\/[a-z0-9/-]+\.(svg|png|jpg|webp|avif)|uploads\/[0-9a-f]{32}-\d{1,4}x\d{1,4}\.webp)$/,
      {
        error:
          'must be an image below /images/, such as "/images/portraits/portrait-founder-1.svg", or an uploaded image',
      },
    )
    .meta({ control: 'image', sdl: 'Path of the image on this site.' });

/** The name of an icon of the design (its file name without the extension). */
export const iconName = () => kebabCase().meta({ control: 'icon', sdl: 'Name of the icon.' });

/**
 * Whether a URL or e-mail address is a placeholder: its host is under the reserved `.example`
 * domain. False for any other text.
 */
function isPlaceholderAddress(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.split('@').at(-1);
  return host?.toLowerCase().endsWith('.example') ?? false;
}

/** The error when `sample` does not match the addresses of an entry (product 1.5). */
export const sampleMismatch =
  'must agree with the addresses: true with reserved .example hosts, false with real ones';

/**
 * Whether the addresses of an entry are placeholders if `sample` is true, and real if it is false.
 */
export function agreesWithSample(sample: boolean, addresses: string[]): boolean {
  return addresses.every((address) => isPlaceholderAddress(address) === sample);
}

const linkType = graphqlType('Link', 'A link within the site or to another one.');
const linkLabel = () => label().meta({ title: 'Text', sdl: 'Text of the link.' });

export const internalLinkSchema = z
  .strictObject({
    label: linkLabel(),
    href: internalHref().meta({
      sdl: 'A path or anchor of this site, or an absolute https:// URL.',
    }),
  })
  .meta({ title: 'Link within the site', ...linkType });

/** A link to another site, flagged if its URL is a placeholder. */
export const externalLinkSchema = z
  .strictObject({
    label: linkLabel(),
    href: externalUrl().meta({ title: 'Address' }),
    sample: sampleFlag().meta({
      sdl: 'True if the URL is a placeholder; null for a link within the site.',
    }),
  })
  .refine((link) => agreesWithSample(link.sample, [link.href]), {
    path: ['sample'],
    error: sampleMismatch,
  })
  .meta({ title: 'Link to another site', control: 'link', ...linkType });

/** A button that opens one of the two request dialogs (product 3.1). */
export const dialogButtonSchema = z
  .strictObject({
    label: label().meta({ title: 'Text of the button' }),
    opens: z.enum(['access', 'demo'], { error: 'must be "access" or "demo"' }).meta({
      options: { access: 'Request access', demo: 'Request a demo' },
      sdl: 'The dialog it opens.',
      ...graphqlType('RequestDialog', 'One of the two request dialogs.'),
    }),
  })
  .meta(graphqlType('DialogButton', 'A button that opens a request dialog.'));

/** A sentence with links, as a list of text runs that include the spaces. */
export const linkedTextSchema = z
  .array(
    z
      .strictObject({
        text: writing()
          .min(1, 'must not be empty')
          .meta({ sdl: 'The words, with the surrounding spaces.' }),
        href: internalHref().optional().meta({ sdl: 'The target of the link within the site.' }),
      })
      .meta(graphqlType('LinkedText', 'A part of a sentence, with its link if it has one.')),
  )
  .min(1, 'must not be empty')
  .superRefine((runs, context) => {
    const length = runs.reduce((sum, run) => sum + run.text.length, 0);
    if (length <= textLimits.paragraph) return;
    context.addIssue({
      ...{ code: 'too_big', origin: 'string', maximum: textLimits.paragraph, input: runs },
      message: tooManyCharacters(textLimits.paragraph),
    });
  })
  .meta({ control: 'linked-text', maxCharacters: textLimits.paragraph });

/** A page's metadata for search engines and social cards. */
export const pageMetadataSchema = z
  .strictObject({
    title: text(70).meta({
      title: 'Title of the page',
      description: 'In the tab of the browser and in search results, the brand included.',
      sdl: 'Document title, including the brand.',
    }),
    description: text(160).meta({
      description: 'What search engines show below the title.',
      sdl: 'Description of at most 160 characters.',
    }),
    keywords: z.array(label()).min(1, 'must not be empty'),
  })
  .meta(graphqlType('PageMetadata', 'The metadata in a page’s head.'));

/** A list with unique ids; not empty unless that is allowed. */
export function uniqueById<Entry extends z.ZodType<{ id: string }>>(
  entry: Entry,
  { mayBeEmpty = false } = {},
) {
  return z
    .array(entry, { error: 'must be a list' })
    .min(mayBeEmpty ? 0 : 1, 'must have at least one entry')
    .superRefine((entries, context) => {
      const seen = new Set<string>();
      entries.forEach(({ id }, index) => {
        if (seen.has(id)) {
          const message = `is used twice: "${id}"`;
          context.addIssue({ code: 'custom', path: [index, 'id'], message });
        }
        seen.add(id);
      });
    });
}
