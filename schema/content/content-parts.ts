/** The pages that the parts of the content belong to, in display order. */
export const contentPages = ['Home page', 'Articles', 'Trust and legal', 'Whole site'] as const;

type ContentPage = (typeof contentPages)[number];

/** Every part of the content by name, in display order (product 12.1). */
export const contentParts = {
  site: {
    page: 'Whole site',
    title: 'Site',
    description:
      'Name, addresses, links, header, footer and what search engines read of each page.',
  },
  navigation: {
    page: 'Home page',
    title: 'Navigation',
    description: 'The tiles of the navigation grid.',
  },
  sections: {
    page: 'Home page',
    title: 'Sections',
    description: 'The texts of the home page’s sections.',
  },
  services: { page: 'Home page', title: 'Services', description: 'The service cards.' },
  team: { page: 'Home page', title: 'Team', description: 'Founders, then the others.' },
  testimonials: {
    page: 'Home page',
    title: 'Testimonials',
    description: 'What clients say.',
  },
  partners: {
    page: 'Home page',
    title: 'Partners',
    description: 'The tiles of the logo rows.',
  },
  performance: {
    page: 'Home page',
    title: 'Performance',
    description: 'The performance card and the tabbed chart.',
  },
  examples: {
    page: 'Home page',
    title: 'Examples',
    description: 'An invented example of each product, shown in its section.',
  },
  publications: {
    page: 'Home page',
    title: 'Publications',
    description: 'The numbered references of the publications section.',
  },
  faqs: { page: 'Home page', title: 'FAQs', description: 'The questions of the home page.' },
  privacy: {
    page: 'Trust and legal',
    title: 'Privacy Policy',
    description: 'The page /privacy.',
  },
  terms: {
    page: 'Trust and legal',
    title: 'Terms of Use',
    description: 'The page /terms.',
  },
  evidence: {
    page: 'Trust and legal',
    title: 'Evidence',
    description: 'The studies of the page /evidence, from whose counts its figures are computed.',
  },
  transparency: {
    page: 'Trust and legal',
    title: 'AI transparency',
    description: 'The page /ai-transparency.',
  },
  security: {
    page: 'Trust and legal',
    title: 'Security',
    description: 'The page /security.',
  },
  accessibility: {
    page: 'Trust and legal',
    title: 'Accessibility',
    description: 'The page /accessibility.',
  },
  claims: {
    page: 'Articles',
    title: 'Claims',
    description: 'The register of approved claims, against which posts are checked.',
  },
} as const satisfies Record<string, { page: ContentPage; title: string; description: string }>;

/** The name of a part, used in the API and in URLs. */
export type ContentPartName = keyof typeof contentParts;

export const contentPartNames = Object.keys(contentParts) as ContentPartName[];

export function isContentPartName(name: string): name is ContentPartName {
  return Object.hasOwn(contentParts, name);
}

/** The file of a part, relative to the content folder. */
export function fileOfPart(name: ContentPartName): string {
  return name === 'privacy' || name === 'terms' ? `legal/${name}.md` : `${name}.yaml`;
}
