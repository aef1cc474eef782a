import { articlePath } from '../../../schema/article-path.ts';
import { citedPeople, slashedDay } from '../../../schema/citation.ts';
import type { ArticleMeta_PostFragment, ArticleMeta_SiteFragment } from '../../generated/site.ts';
import { usePublicUrl } from '../../public-url.ts';

interface CitationMetaProps {
  post: ArticleMeta_PostFragment;
  site: ArticleMeta_SiteFragment;
}

/** The tags that reference managers and Google Scholar read (product 25.2). */
export function CitationMeta({ post, site }: CitationMetaProps) {
  const publicUrl = usePublicUrl();
  const { slug, title, publishedAt, author, authors, doi } = post;
  const people = citedPeople(authors, publicUrl).map(({ name }) => name);
  return (
    <>
      <meta name="citation_title" content={title} />
      {(people.length === 0 ? [author] : people).map((name) => (
        <meta key={name} name="citation_author" content={name} />
      ))}
      {publishedAt === null ? null : (
        <meta name="citation_publication_date" content={slashedDay(publishedAt)} />
      )}
      <meta name="citation_public_url" content={`${publicUrl}${articlePath(slug)}`} />
      <meta name="citation_language" content={site.locale.split('_')[0]} />
      {doi === null ? null : <meta name="citation_doi" content={doi} />}
    </>
  );
}
