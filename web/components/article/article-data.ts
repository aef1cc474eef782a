import { referenceAddress } from '../../../schema/doi.ts';
import { orcidAddress } from '../../../schema/orcid.ts';
import { citedPeople } from '../../../schema/citation.ts';
import type { ArticleMeta_PostFragment, ArticleMeta_SiteFragment } from '../../generated/site.ts';
import { socialCardPath } from '../metadata/page-data.ts';
import { articlePath } from '../../../schema/article-path.ts';

interface ArticleDataInput {
  post: ArticleMeta_PostFragment;
  site: ArticleMeta_SiteFragment;
  /** Origin of the site. */
  publicUrl: string;
}

/** A team is an organisation, a name a person. */
function authorOf({ author }: ArticleMeta_PostFragment, brand: string, home: string): object {
  return `${author} `.startsWith(`${brand} `)
    ? { '@type': 'Organization', name: author, url: home }
    : { '@type': 'Person', name: author };
}

function personOf(person: ArticleMeta_PostFragment['authors'][number]): object {
  const { name, role, url, orcid } = person;
  const profiles = [
    ...(url === null ? [] : [url]),
    ...(orcid === null ? [] : [orcidAddress(orcid)]),
  ];
  return {
    '@type': 'Person',
    name,
    ...(role === null ? {} : { jobTitle: role }),
    ...(url === null ? {} : { url }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  };
}

/** The individually named authors, or else the default author. */
function authorsOf(post: ArticleMeta_PostFragment, brand: string, publicUrl: string): object {
  const home = `${publicUrl}/`;
  const [first, ...others] = citedPeople(post.authors, publicUrl).map(personOf);
  if (first === undefined) return authorOf(post, brand, home);
  return others.length === 0 ? first : [first, ...others];
}

function citationOf(reference: ArticleMeta_PostFragment['references'][number]): object {
  const url = referenceAddress(reference);
  const { text, doi } = reference;
  return {
    '@type': 'CreativeWork',
    name: text,
    ...(url === undefined ? {} : { url }),
    ...(doi === null ? {} : { identifier: `doi:${doi}` }),
  };
}

function postingOf({ post, site, publicUrl }: ArticleDataInput, path: string): object {
  const home = `${publicUrl}/`;
  const address = `${publicUrl}${path}`;
  const published = post.publishedAt ?? post.updatedAt;
  const [reviewer] = citedPeople(post.reviewer === null ? [] : [post.reviewer], publicUrl);
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: post.title,
    description: post.metaDescription ?? post.excerpt,
    image: [`${publicUrl}${socialCardPath(path)}`],
    author: authorsOf(post, site.brand.name, publicUrl),
    ...(reviewer === undefined ? {} : { reviewedBy: personOf(reviewer) }),
    publisher: {
      '@type': 'Organization',
      '@id': `${publicUrl}/#organization`,
      name: site.brand.legalName,
      url: home,
      logo: { '@type': 'ImageObject', url: `${publicUrl}/icon-512.png` },
    },
    datePublished: published,
    dateModified: modifiedAt(post),
    ...(post.references.length === 0 ? {} : { citation: post.references.map(citationOf) }),
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    keywords: post.tags,
    inLanguage: 'en',
  };
}

/** The revision date that readers see counts, not every save. */
export function modifiedAt(
  post: Pick<ArticleMeta_PostFragment, 'revisedAt' | 'updatedAt' | 'publishedAt'>,
): string {
  const { revisedAt, updatedAt, publishedAt } = post;
  return revisedAt ?? (publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt);
}

function breadcrumbsOf({ post, publicUrl }: ArticleDataInput, path: string): object {
  const steps = [
    { name: 'Home', item: `${publicUrl}/` },
    { name: 'Reflections & Insights', item: `${publicUrl}/reflections` },
    { name: post.title, item: `${publicUrl}${path}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

const letters: Readonly<Record<string, string>> = {
  '&#x26;': '&',
  '&#x3C;': '<',
};

/**
 * An answer for structured data: plain text for one paragraph without markup, otherwise its HTML,
 * which search engines accept there.
 */
export function answerText(answerHtml: string): string {
  const only = /^<p>([^<]*)<\/p>$/.exec(answerHtml)?.[1];
  return only === undefined
    ? answerHtml
    : only.replace(/&#x(?:26|3C);/g, (letter) => letters[letter] ?? letter);
}

function questionsOf({ faqs }: ArticleMeta_PostFragment): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(answerHtml) },
    })),
  };
}

/**
 * An article as a schema.org graph: BlogPosting with headline, author, publisher and dates
 * (product 4.6, 18.6), its breadcrumbs, and its FAQs if any.
 */
export function articleData(input: ArticleDataInput): object {
  const path = articlePath(input.post.slug);
  return {
    '@graph': [
      postingOf(input, path),
      breadcrumbsOf(input, path),
      ...(input.post.faqs.length === 0 ? [] : [questionsOf(input.post)]),
    ],
  };
}
