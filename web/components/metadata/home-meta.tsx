import type { PageClient } from '../../apollo/client.ts';
import {
  HomeMetaDocument,
  type OfferData_FaqFragment,
  type OfferData_SectionsFragment,
  useHomeMetaSuspenseQuery,
} from '../../generated/site.ts';
import { usePublicUrl } from '../../public-url.ts';
import { organisationData } from './organisation-data.ts';
import { PageMeta } from './page-meta.tsx';

/** The products, with the section of the home page that introduces each. */
const products = [
  { name: 'Lens', section: 'lens', anchor: 'literature-section' },
  { name: 'Hatch', section: 'systematicReviews', anchor: 'systematic-reviews-section' },
  { name: 'Echo', section: 'itc', anchor: 'ai-itc-section' },
  { name: 'Waters', section: 'accessForecasting', anchor: 'access-forecasting-section' },
] as const;

/** A URL or e-mail address on a reserved host, which does not exist. */
const placeholder = /\.example\b/;

interface Offer {
  brand: string;
  sections: OfferData_SectionsFragment;
  faqs: readonly OfferData_FaqFragment[];
  /** Canonical origin of the site. */
  publicUrl: string;
}

/**
 * The products and the questions of the home page, as objects of a schema.org graph (product 17.5).
 * Answers that contain a placeholder are left out.
 */
function offerData({ brand, sections, faqs, publicUrl }: Offer): object[] {
  return [
    ...products.map(({ name, section, anchor }) => ({
      '@type': 'SoftwareApplication',
      '@id': `${publicUrl}/#${anchor}`,
      name: `${brand} ${name}`,
      description: sections[section].lead,
      url: `${publicUrl}/#${anchor}`,
      applicationCategory: 'BusinessApplication',
      provider: { '@id': `${publicUrl}/#organization` },
    })),
    {
      '@type': 'FAQPage',
      '@id': `${publicUrl}/#faq-section`,
      mainEntity: faqs
        .filter(({ answer }) => !placeholder.test(answer))
        .map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
    },
  ];
}

/** Fetches the home page's metadata. */
export function loadHomeMeta(client: PageClient): Promise<unknown> {
  return client.query({ query: HomeMetaDocument });
}

/**
 * Metadata of the home page, with the company, its website, its products and the questions as
 * structured data.
 */
export function HomeMeta() {
  const { site, sections, faqs } = useHomeMetaSuspenseQuery().data;
  const publicUrl = usePublicUrl();
  const { '@graph': company } = organisationData(site, publicUrl);
  const offer = offerData({ brand: site.brand.name, sections, faqs, publicUrl });
  return (
    <PageMeta {...site.pages.home} path="/" structuredData={{ '@graph': [...company, ...offer] }} />
  );
}
