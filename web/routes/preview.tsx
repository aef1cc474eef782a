import { useParams, type LoaderFunctionArgs } from 'react-router';
import type { PageClient } from '../apollo/client.ts';
import { ArticleMeta } from '../components/article/article-meta.tsx';
import { PreviewBanner } from '../components/article/draft-banner.tsx';
import { loadRelated } from '../components/article/load-related.ts';
import { loadTemplate, TemplatedArticle } from '../components/article/templated-article.tsx';
import { loadNotFound, NotFoundPage } from '../components/not-found/not-found-page.tsx';
import { PreviewPageDocument, usePreviewPageSuspenseQuery } from '../generated/site.ts';

/** Warms the cache with the post of the preview link, or with the not-found page. */
export async function load(client: PageClient, { params }: LoaderFunctionArgs): Promise<void> {
  const { token = '' } = params;
  const [{ data }] = await Promise.all([
    client.query({ query: PreviewPageDocument, variables: { token } }),
    loadTemplate(client),
  ]);
  const post = data?.previewedPost;
  await (post ? loadRelated(client, post.slug) : loadNotFound(client));
}

/** A post before publication, for visitors who have its secret link. */
export function Component() {
  const { token = '' } = useParams();
  const { previewedPost: post, site } = usePreviewPageSuspenseQuery({ variables: { token } }).data;
  if (post === null) return <NotFoundPage />;
  return (
    <>
      <ArticleMeta post={post} site={site} draft />
      <PreviewBanner />
      <TemplatedArticle key={post.id} post={post} slug={post.slug} />
    </>
  );
}
