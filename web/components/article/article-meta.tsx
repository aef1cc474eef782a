import type { ArticleMeta_PostFragment, ArticleMeta_SiteFragment } from '../../generated/site.ts';
import { usePublicUrl } from '../../public-url.ts';
import { FeedLinks, PageMeta } from '../metadata/page-meta.tsx';
import { articleData } from './article-data.ts';
import { CitationMeta } from './citation-meta.tsx';
import { articlePath } from '../../../schema/article-path.ts';

interface ArticleMetaProps {
  post: ArticleMeta_PostFragment;
  site: ArticleMeta_SiteFragment;
  /** Whether only the administrator can see it. */
  draft: boolean;
}

/** The metadata of an article (product 4.6, 5.10). */
export function ArticleMeta({ post, site, draft }: ArticleMetaProps) {
  const publicUrl = usePublicUrl();
  const { slug, title, metaTitle, publishedAt, updatedAt, revisedAt, author, authors, tags } = post;
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
      <meta property="article:modified_time" content={revisedAt ?? updatedAt} />
      {names.map((name) => (
        <meta key={name} property="article:author" content={name} />
      ))}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
