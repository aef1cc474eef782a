import type { ArticleMeta_PostFragment, ArticleMeta_SiteFragment } from '../../generated/site.ts';
import { usePublicUrl } from '../../public-url.ts';
import { FeedLinks, PageMeta } from '../metadata/page-meta.tsx';
import { articleData, modifiedAt } from './article-data.ts';
import { articlePath } from '../../../schema/article-path.ts';
import { citedPeople, slashedDay } from '../../../schema/citation.ts';

interface ArticleMetaProps {
  post: ArticleMeta_PostFragment;
  site: ArticleMeta_SiteFragment;
  /** Whether only the administrator can see it. */
  draft: boolean;
}

/** The metadata of an article (product 4.6, 5.10). */
export function ArticleMeta({ post, site, draft }: ArticleMetaProps) {
  const publicUrl = usePublicUrl();
  const { slug, title, metaTitle, publishedAt, author, authors, tags } = post;
  const names = authors.length === 0 ? [author] : authors.map(({ name }) => name);
  return (
    <>
      <PageMeta
        title={metaTitle ?? `${title} | ${site.brand.name}`}
        description={post.metaDescription ?? post.excerpt}
        keywords={tags}
        path={articlePath(slug)}
        type="article"
        robots={draft ? 'noindex' : undefined}
        structuredData={articleData({ post, site, publicUrl })}
      />
      <FeedLinks />
      {draft ? null : (
        <>
          <link rel="alternate" type="text/markdown" href={`${publicUrl}${articlePath(slug)}.md`} />
          <CitationMeta post={post} site={site} />
        </>
      )}
      {publishedAt === null ? null : (
        <meta property="article:published_time" content={publishedAt} />
      )}
      <meta name="ai-disclosure" content={post.aiDisclosure} />
      <meta property="article:modified_time" content={modifiedAt(post)} />
      {names.map((name) => (
        <meta key={name} property="article:author" content={name} />
      ))}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}

interface CitationMetaProps {
  post: ArticleMeta_PostFragment;
  site: ArticleMeta_SiteFragment;
}

/** The tags that reference managers and Google Scholar read (product 25.2). */
function CitationMeta({ post, site }: CitationMetaProps) {
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
