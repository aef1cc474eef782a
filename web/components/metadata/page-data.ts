/** A page that is neither the home page nor an article. */
interface PlainPage {
  type: 'WebPage' | 'CollectionPage';
  title: string;
  description: string;
  /** Its canonical URL. */
  address: string;
  /** Origin of the site. */
  publicUrl: string;
  brand: string;
}

/** A plain page in schema.org's terms, as part of the website that the home page describes. */
export function pageData({ type, title, description, address, publicUrl, brand }: PlainPage) {
  return {
    '@type': type,
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: 'en',
    isPartOf: {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      name: brand,
      url: `${publicUrl}/`,
    },
  };
}

/** Path of the image that the server renders for a page's social card. */
export function socialCardPath(pagePath: string): string {
  const [path = '/'] = pagePath.split('?');
  return `/social${path === '/' ? '/home' : path}.png`;
}
