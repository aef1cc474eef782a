import { useSiteFrameSuspenseQuery } from '../../generated/site.ts';
import { socialCardSize } from '../../../schema/social-card.ts';
import { usePublicUrl } from '../../public-url.ts';
import { pageData, socialCardPath } from './page-data.ts';
import { StructuredData } from './structured-data.tsx';

interface PageMetaProps {
  /** The complete document title. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the canonical URL; a page without one, such as the not-found page, has none. */
  path?: string;
  /** The Open Graph type. */
  type?: 'website' | 'article';
  /** Instructions to search engines, such as `noindex`. */
  robots?: string;
  /** A schema.org description; without one, a page with a path is described as a page. */
  structuredData?: object;
  /** Its type in that case. */
  pageType?: 'WebPage' | 'CollectionPage';
}

/**
 * The head of a page: title, description, keywords, canonical link, social cards and structured
 * data (product 2.2). React moves it there.
 */
export function PageMeta(props: PageMetaProps) {
  const { title, description, keywords = [], path, type = 'website', robots } = props;
  const publicUrl = usePublicUrl();
  const { brand, locale } = useSiteFrameSuspenseQuery().data.site;
  const address = path === undefined ? undefined : new URL(path, publicUrl).href;
  const { structuredData, pageType = 'WebPage' } = props;
  const data =
    structuredData ??
    (address === undefined
      ? undefined
      : pageData({ type: pageType, title, description, address, publicUrl, brand: brand.name }));
  const image = path === undefined ? undefined : new URL(socialCardPath(path), publicUrl).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length === 0 ? null : <meta name="keywords" content={keywords.join(', ')} />}
      {robots === undefined ? null : <meta name="robots" content={robots} />}
      {address === undefined ? null : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={locale} />
      <meta property="og:type" content={type} />
      {address === undefined ? null : <meta property="og:url" content={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image === undefined ? null : (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content={String(socialCardSize.width)} />
          <meta property="og:image:height" content={String(socialCardSize.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {image === undefined ? null : <meta name="twitter:image" content={image} />}
      {data === undefined ? null : <StructuredData data={data} />}
    </>
  );
}

/** Lets feed readers find the blog's feeds; React moves the links into the head. */
export function FeedLinks() {
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title="Reflections & Insights"
        href="/feed.xml"
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title="Reflections & Insights"
        href="/feed.json"
      />
    </>
  );
}
