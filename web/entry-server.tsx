import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { SchemaLink } from '@apollo/client/link/schema';
import type { GraphQLSchema } from 'graphql';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router';
import { createApolloClient } from './apollo/client.ts';
import { Awake } from './components/awake.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { embeddedJson } from './embedded-json.ts';
import { PageResponse, PageResponseContext } from './page-response.ts';
import { createRoutes, eagerRouteIds, notFoundRouteId } from './routes.tsx';
import { withoutShownHtml } from './shown-html.ts';
import { PublicUrlContext } from './site-address.ts';

export { renderTemplate } from './components/template/render-template.tsx';
export { wakeScript } from './wake.ts';

interface RenderInput {
  url: URL;
  publicUrl: string;
  schema: GraphQLSchema;
  /** The GraphQL context of the person who asks. */
  context: object;
  assets: DocumentAssets;
}

/** Draws one page to complete HTML, with its data embedded for the browser. */
export async function render(
  input: RenderInput,
): Promise<{ status: number; html: string; cacheable: boolean }> {
  const client = createApolloClient({
    link: new SchemaLink({ schema: input.schema, context: input.context }),
    server: true,
  });
  const handler = createStaticHandler(createRoutes(client));
  const routing = await handler.query(new Request(input.url));
  if (routing instanceof Response) {
    throw new Error('A route answered with a bare response.');
  }
  const failure: unknown = Object.values(routing.errors ?? {})[0];
  if (failure !== undefined) {
    throw failure instanceof Error ? failure : new Error('A page could not be loaded.');
  }
  const page = new PageResponse();
  const eager = routing.matches.some(({ route }) => eagerRouteIds.has(route.id));
  const { prelude } = await prerender(
    <PageResponseContext value={page}>
      <PublicUrlContext value={input.publicUrl}>
        <ApolloProvider client={client}>
          <Document
            assets={input.assets}
            eager={eager}
            state={embeddedJson({
              publicUrl: input.publicUrl,
              cache: withoutShownHtml(client.extract() as NormalizedCacheObject),
            })}
          >
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, routing)}
              context={routing}
              hydrate={false}
            />
            <Awake />
          </Document>
        </ApolloProvider>
      </PublicUrlContext>
    </PageResponseContext>,
    // Everything stands where it belongs: parts moved there by a script need one that is allowed.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  return { status: page.status, cacheable: page.cacheable, html };
}

/** Whether a route other than the not-found page matches. */
export function isKnownPath(pathname: string): boolean {
  const routes = createRoutes(undefined);
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.length > 0 && matches.every(({ route }) => route.id !== notFoundRouteId);
}
