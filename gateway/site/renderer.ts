import type { GraphQLSchema } from 'graphql';
import type { GraphQLContext } from '../graphql/context.ts';

/** What the web side is given to draw one page. */
export interface RenderInput {
  /** Absolute URL on the canonical origin; only its path and query matter. */
  url: URL;
  publicUrl: string;
  /** The in-process schema, so that rendering needs no HTTP hop. */
  schema: GraphQLSchema;
  context: GraphQLContext;
  /** Addresses of the browser's script and style sheets. */
  assets: PageAssets;
}

export interface PageAssets {
  /** The module that wakes the page up. */
  entry: string;
  styles: string[];
  fonts: string[];
}

export interface RenderedPage {
  status: number;
  html: string;
  /** False for pages that depend on who is asking or that failed. */
  cacheable: boolean;
}

/** The web side's door, as the gateway sees it. */
export interface PageRenderer {
  render: (input: RenderInput) => Promise<RenderedPage>;
  /** Whether a route other than the not-found page matches. */
  isKnownPath: (pathname: string) => boolean;
  /** The inline script of every page; allowed by its hash. */
  wakeScript: string;
}
