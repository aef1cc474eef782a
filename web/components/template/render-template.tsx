import { SchemaLink } from '@apollo/client/link/schema';
import type { GraphQLSchema } from 'graphql';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { TemplateConfig } from '../../../schema/template/template-config.ts';
import { createApolloClient } from '../../apollo/client.ts';
import {
  SiteFrameDocument,
  TemplateSampleDocument,
  type ArticleTemplate_PostFragment,
} from '../../generated/site.ts';
import { SiteFooter } from '../frame/site-footer.tsx';
import { ArticleTemplate } from './article-template.tsx';
import { sampleArticle, sampleRelated } from './sample-article.ts';
import { articlePath } from '../../../schema/article-path.ts';

interface RenderTemplateInput {
  config: TemplateConfig;
  /** The in-process schema, queried for the footer and the newest article. */
  schema: GraphQLSchema;
  context: object;
}

/** Two articles rendered with one template; `article` is null while none is published. */
interface TemplateRendering {
  /** HTML of the sample article, which has content in every part. */
  sample: string;
  article: { title: string; contentHtml: string; html: string } | null;
}

/**
 * Renders the sample article and the newest published one with any template, current or not, using
 * the component of the article pages. Rejects when one of the two cannot be rendered.
 */
export async function renderTemplate(input: RenderTemplateInput): Promise<TemplateRendering> {
  const { config, schema, context } = input;
  const client = createApolloClient({ link: new SchemaLink({ schema, context }), server: true });
  const [frame, newest] = await Promise.all([
    client.query({ query: SiteFrameDocument }),
    client.query({ query: TemplateSampleDocument }),
  ]);
  const site = frame.data?.site;
  const post = newest.data?.posts.edges[0]?.node;

  const render = (shown: ArticleTemplate_PostFragment): string =>
    renderToStaticMarkup(
      <StaticRouter location={articlePath(shown.slug)}>
        <ArticleTemplate
          config={config}
          post={shown}
          related={sampleRelated}
          footer={
            site === undefined ? undefined : (
              <SiteFooter
                brand={site.brand}
                address={site.address}
                emails={site.emails}
                footer={site.footer}
              />
            )
          }
        />
      </StaticRouter>,
    );

  return {
    sample: render(sampleArticle),
    article:
      post === undefined
        ? null
        : { title: post.title, contentHtml: post.contentHtml, html: render(post) },
  };
}
