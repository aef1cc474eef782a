import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sampleArticle, sampleRelated } from '../../components/template/sample-article.ts';
import {
  PreviewArticleDocument,
  usePreviewArticlesQuery,
  type PreviewArticleQuery,
} from '../../generated/admin.ts';
import { useSiteFrameQuery, type SiteFrameQuery } from '../../generated/site.ts';

/** All data of an article in the preview. */
export interface PreviewContent {
  post: NonNullable<PreviewArticleQuery['post']>;
  related: PreviewArticleQuery['relatedPosts'];
  site: SiteFrameQuery['site'];
}

const sample = {
  post: sampleArticle,
  related: sampleRelated.map((post) => ({ id: post.slug, ...post })),
};

/** The article to preview: the newest one, or a chosen one; a sample while none is published. */
export function usePreviewArticle() {
  const [chosen, choose] = useState<string>();
  const frame = useSiteFrameQuery();
  const list = usePreviewArticlesQuery();
  const articles = list.data?.posts.edges.map(({ node }) => node) ?? [];
  const slug = chosen ?? articles[0]?.slug;
  const article = useQuery(
    PreviewArticleDocument,
    slug === undefined ? skipToken : { variables: { slug } },
  );

  const site = frame.data?.site;
  const shown = article.data ?? article.previousData;
  const content =
    list.data !== undefined && slug === undefined
      ? sample
      : shown && { post: shown.post ?? sample.post, related: shown.relatedPosts };

  return {
    /** The articles that can be previewed, newest first. */
    articles:
      articles.length === 0 ? [{ slug: sample.post.slug, title: sample.post.title }] : articles,
    slug: slug ?? sample.post.slug,
    choose,
    /** Undefined while any of it is loading. */
    content: site && content ? { ...content, site } : undefined,
    error: frame.error ?? list.error ?? article.error,
    retry: () => {
      for (const { error, refetch } of [frame, list, article]) {
        if (error !== undefined) void refetch().catch(() => undefined);
      }
    },
  };
}
