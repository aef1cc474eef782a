import { useEffect } from 'react';
import type { PageClient } from '../../apollo/client.ts';
import { countReading } from '../../counting/reading.ts';
import {
  ArticleTemplateDocument,
  useArticleTemplateQuery,
  useRelatedPostsSuspenseQuery,
  type ArticleTemplate_PostFragment,
} from '../../generated/site.ts';
import { ArticleTemplate } from '../template/article-template.tsx';
import { relatedVariables } from './load-related.ts';

/**
 * Warms the cache with the template. The server waits for it; in the browser the article is shown
 * with `TemplateLoading` until the template has arrived.
 */
export async function loadTemplate(client: PageClient): Promise<void> {
  const loading = client.query({ query: ArticleTemplateDocument });
  if (import.meta.env.SSR) await loading;
  else loading.catch(() => undefined);
}

interface TemplatedArticleProps {
  post: ArticleTemplate_PostFragment;
  /** The slug of the URL, for which the related articles were queried. */
  slug: string;
}

/** Shown while the template is fetched in the browser (product 4.6, 7.6). */
function TemplateLoading() {
  return (
    <p className="container template-loading" role="status">
      Loading template...
    </p>
  );
}

/**
 * An article rendered with the template of the site and its style sheet (product 7.1). There is no
 * Suspense boundary around it, which would be hydrated later than the page and miss clicks.
 */
export function TemplatedArticle({ post, slug }: TemplatedArticleProps) {
  const { data, error } = useArticleTemplateQuery();
  const { readTime: minutes } = post;
  useEffect(() => countReading({ path: window.location.pathname, minutes }), [slug, minutes]);
  const { relatedPosts } = useRelatedPostsSuspenseQuery({ variables: relatedVariables(slug) }).data;
  if (error !== undefined) throw new Error('The template could not be loaded.', { cause: error });
  if (data === undefined) return <TemplateLoading />;
  return (
    <>
      <link rel="stylesheet" href={data.templateStylesheet} precedence="template" />
      <ArticleTemplate config={data.templateConfig} post={post} related={relatedPosts} />
    </>
  );
}
