import type { ApolloClient } from '@apollo/client';
import {
  ArticleTemplateDocument,
  useArticleTemplateSuspenseQuery,
  useRelatedPostsSuspenseQuery,
  type ArticleTemplate_PostFragment,
} from '../../generated/site.ts';
import { ArticleTemplate } from '../template/article-template.tsx';
import { relatedVariables } from './load-related.ts';

/**
 * Warms the cache with the template. The server waits for it; in the browser the article need not,
 * since `TemplateLoading` stands in until the template has come.
 */
export async function loadTemplate(client: ApolloClient): Promise<void> {
  const loading = client.query({ query: ArticleTemplateDocument });
  if (import.meta.env.SSR) await loading;
  else loading.catch(() => undefined);
}

interface TemplatedArticleProps {
  post: ArticleTemplate_PostFragment;
  /** The slug of the address, under which the related articles were asked for. */
  slug: string;
}

/** An article drawn by the template of the site, with its style sheet (contract §6 item 8). */
export function TemplatedArticle({ post, slug }: TemplatedArticleProps) {
  const { templateConfig, templateStylesheet } = useArticleTemplateSuspenseQuery().data;
  const { relatedPosts } = useRelatedPostsSuspenseQuery({ variables: relatedVariables(slug) }).data;
  return (
    <>
      <link rel="stylesheet" href={templateStylesheet} precedence="template" />
      <ArticleTemplate config={templateConfig} post={post} related={relatedPosts} />
    </>
  );
}
