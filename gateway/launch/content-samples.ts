import {
  contentParts,
  fileOfPart,
  isContentPartName,
  type ContentPartName,
} from '../../schema/content/content-parts.ts';
import { pagesOfParts } from '../../schema/content/trust-pages.ts';

/** Where the parts of the content are shown: anchors of the home page (product 2.5). */
const partPlaces: Record<string, string> = {
  faqs: '/#faq-section',
  teamMembers: '/#team-section',
  testimonials: '/#clients-section',
  partners: '/#performance-card',
  services: '/#services-section',
  navigationTiles: '/#navigation-section',
  publications: '/#publications',
  performance: '/#performance-card',
  claims: '/#literature-section',
};

/** The same for the first key within `sections` and `site`. */
const keyPlaces: Record<string, Record<string, string>> = {
  examples: {
    lens: '/#literature-section',
    hatch: '/#systematic-reviews-section',
    echo: '/#ai-itc-section',
    waters: '/#access-forecasting-section',
  },
  sections: {
    about: '/#about-section',
    clients: '/#clients-section',
    services: '/#services-section',
    performance: '/#performance-card',
    lens: '/#literature-section',
    ensembles: '/#cognitive-ensembles',
    systematicReviews: '/#systematic-reviews-section',
    itc: '/#ai-itc-section',
    accessForecasting: '/#access-forecasting-section',
    payerSimulations: '/#payer-simulations',
    blog: '/#blog-section',
    publications: '/#publications',
    team: '/#team-section',
    contact: '/#contact-section',
    faq: '/#faq-section',
  },
  site: {
    address: '/#contact-section',
    emails: '/#contact-section',
    website: '/privacy',
    socials: '/#site-footer',
    externalLinks: '/#site-footer',
    footer: '/#site-footer',
  },
};

/** Parts that have their own page. */
const pages: Record<string, string> = pagesOfParts;

/** The URL of the page and section that shows an entry of the content. */
function placeOf(part: string, path: string): string {
  const [key = ''] = path.split('.');
  return partPlaces[part] ?? pages[part] ?? keyPlaces[part]?.[key] ?? '/';
}

interface ContentSample {
  /** The file that contains it until its part is published. */
  file: string;
  /** The title of its part. */
  part: string;
  /** Its name there. */
  name: string;
  /** A question that the owner must answer to replace it; absent if there is none. */
  question?: string;
  /** Where to edit it in the administration. */
  edit: string;
  /** Where the site shows it. */
  href: string;
}

/** Parts that have another name on the site. */
const partNames: Record<string, ContentPartName> = {
  teamMembers: 'team',
  navigationTiles: 'navigation',
};

const nameFields = ['name', 'title', 'aspect', 'label', 'text', 'id'];

function nameOf(entry: Record<string, unknown>, path: string): string {
  const person = entry['person'];
  const own = typeof person === 'object' && person !== null ? { ...person } : entry;
  const names: unknown[] = nameFields.map((field): unknown => Reflect.get(own, field));
  const name = names.find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : path;
}

/** A sample in its part; `item` is its id, or its position in the part. */
interface Found {
  name: string;
  path: string;
  item: string;
  question: unknown;
}

function* samplesIn(value: unknown, path: string): Generator<Found> {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  const entry = value as Record<string, unknown>;
  if (entry['sample'] === true) {
    const id = entry['id'];
    const item = typeof id === 'string' ? id : path;
    yield { name: nameOf(entry, path), path, item, question: entry['question'] };
  }
  for (const [key, inner] of Object.entries(entry)) {
    yield* samplesIn(inner, path === '' ? key : `${path}.${key}`);
  }
}

/** The administration's URL for editing an entry of a part. */
function editAddress(part: string, item: string): string {
  return `/blog-admin?${new URLSearchParams({ tab: 'content', part, item }).toString()}`;
}

/**
 * Every entry of the content with `sample: true`, wherever it is (product 1.5), with the name by
 * which the owner finds it and a question for them (product 17.4).
 */
export function contentSamples(content: object): ContentSample[] {
  return Object.entries(content).flatMap(([key, value]) => {
    const part = partNames[key] ?? key;
    if (!isContentPartName(part)) {
      return [];
    }
    return [...samplesIn(value, '')].map(({ name, path, item, question }) => ({
      file: fileOfPart(part),
      part: contentParts[part].title,
      name,
      ...(typeof question === 'string' ? { question } : {}),
      edit: editAddress(part, item),
      href: placeOf(key, path),
    }));
  });
}
