import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { TemplateConfig } from '../../../schema/template/template-config.ts';
import type { GraphQLContext } from '../../graphql/context.ts';

export interface RenderInput {
  /** Absolute URL on the canonical origin; only its path and query matter. */
  url: URL;
  publicUrl: string;
  /** The in-process schema, so that rendering needs no HTTP hop. */
  schema: GraphQLSchema;
  context: GraphQLContext;
  /** Query results that pages share, cached until something changes; not for administrators. */
  common?: Map<DocumentNode, ExecutionResult> | undefined;
  /** URLs of the browser's script and style sheets. */
  assets: PageAssets;
}

/** URLs of the build's files that the browser loads for a page. */
export interface PageAssets {
  /** The module that hydrates the page. */
  entry: string;
  /** The modules that the entry imports, to be preloaded. */
  modules: string[];
  styles: string[];
  /** Style sheets of single routes, by the file name of the route. */
  routeStyles?: Record<string, string[]>;
  fonts: string[];
}

/** A page as the web side has rendered it. */
export interface RenderedPage {
  status: number;
  html: string;
  /** False for pages that depend on the actor and for failed pages. */
  cacheable: boolean;
  /** The search query and the number of results; undefined for a page without a search. */
  search: { query: string; results: number } | undefined;
}

/** A template to try on articles, whether or not it is the published one. */
type RenderTemplateInput = Pick<RenderInput, 'schema' | 'context'> & {
  config: TemplateConfig;
};

/** Two articles rendered with a template. Every rendered component has its name as `data-part`. */
export interface TemplateRendering {
  /** HTML of an article with content in every part. */
  sample: string;
  /** The newest published article; null while there is none. */
  article: { title: string; contentHtml: string; html: string } | null;
}

/** The entry point of the web side. */
export interface PageRenderer {
  render: (input: RenderInput) => Promise<RenderedPage>;
  /** Renders articles with the component of the article pages; rejects if that fails. */
  renderTemplate: (input: RenderTemplateInput) => Promise<TemplateRendering>;
  /** Whether a route other than the not-found page matches. */
  isKnownPath: (pathname: string) => boolean;
  /** The inline script of every page; the Content Security Policy allows it by its hash. */
  pageScript: string;
}
