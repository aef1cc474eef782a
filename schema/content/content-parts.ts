/** Every part of the content by name, in display order (product 12.1). */
export const contentParts = {
  site: {
    title: 'Site',
    description:
      'Name, addresses, links, header, footer and what search engines read of each page.',
  },
  navigation: {
    title: 'Navigation',
    description: 'The tiles of the navigation grid.',
  },
  sections: {
    title: 'Sections',
    description: 'The texts of the home page’s sections.',
  },
  services: { title: 'Services', description: 'The service cards.' },
  team: { title: 'Team', description: 'Founders, then the others.' },
  testimonials: {
    title: 'Testimonials',
    description: 'What clients say.',
  },
  partners: {
    title: 'Partners',
    description: 'The tiles of the logo rows.',
  },
  performance: {
    title: 'Performance',
    description: 'The performance card and the tabbed chart.',
  },
  publications: {
    title: 'Publications',
    description: 'The numbered references of the publications section.',
  },
  faqs: { title: 'FAQs', description: 'The questions of the home page.' },
  privacy: {
    title: 'Privacy Policy',
    description: 'The page /privacy.',
  },
  terms: {
    title: 'Terms of Use',
    description: 'The page /terms.',
  },
  evidence: {
    title: 'Evidence',
    description: 'The studies of the page /evidence, from whose counts its figures are computed.',
  },
  transparency: {
    title: 'AI transparency',
    description: 'The page /ai-transparency.',
  },
  security: {
    title: 'Security',
    description: 'The page /security.',
  },
  accessibility: {
    title: 'Accessibility',
    description: 'The page /accessibility.',
  },
  claims: {
    title: 'Claims',
    description: 'The register of approved claims, against which posts are checked.',
  },
} as const satisfies Record<string, { title: string; description: string }>;

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
