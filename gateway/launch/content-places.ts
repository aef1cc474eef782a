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
export function placeOf(part: string, path: string): string {
  const [key = ''] = path.split('.');
  return partPlaces[part] ?? pages[part] ?? keyPlaces[part]?.[key] ?? '/';
}
