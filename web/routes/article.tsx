import { useParams, type LoaderFunctionArgs } from 'react-router';
import type { PageClient } from '../apollo/client.ts';
import { ArticleMeta } from '../components/article/article-meta.tsx';
import { DraftBanner, isDraft } from '../components/article/draft-banner.tsx';
import { loadRelated } from '../components/article/load-related.ts';
import { loadTemplate, TemplatedArticle } from '../components/article/templated-article.tsx';
import { loadNotFound, NotFoundPage } from '../components/not-found/not-found-page.tsx';
import { ArticlePageDocument, useArticlePageSuspenseQuery } from '../generated/site.ts';

/** Warms the cache with the article and its related articles, or with the not-found page. */
export async function load(client: PageClient, { params }: LoaderFunctionArgs): Promise<void> {
  const { slug = '' } = params;
  const [{ data }] = await Promise.all([
    client.query({ query: ArticlePageDocument, variables: { slug } }),
    loadRelated(client, slug),
    loadTemplate(client),
  ]);
  if (data?.post === null) await loadNotFound(client);
}

/** Article screen, under both of its paths (product 4.6, 5.10). */
export function Component() {
  const { slug = '' } = useParams();
  const { post, site } = useArticlePageSuspenseQuery({ variables: { slug } }).data;
  if (post === null) return <NotFoundPage />;
  const draft = isDraft(post);
  return (
    <>
      <ArticleMeta post={post} site={site} draft={draft} />
      {draft ? <DraftBanner {...post} /> : null}
      <TemplatedArticle key={post.id} post={post} slug={slug} />
    </>
  );
}
