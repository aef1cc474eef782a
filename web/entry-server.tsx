import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';
import type { GraphQLSchema } from 'graphql';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { labelsSamples } from '../schema/loopback.ts';
import { PageData, type SharedResults } from './apollo/page-data.ts';
import { Hydrated } from './components/hydrated.tsx';
import { renderRequestForms } from './components/requests/render-request-forms.tsx';
import { RequestFormMarkupContext } from './components/requests/request-dialogs.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { embeddedJson } from './embedded-json.ts';
import { knownPaths } from './known-paths.ts';
import { PageResponse, PageResponseContext, type PageSearch } from './page-response.ts';
import {
  createRoutes,
  eagerRoutes,
  fileOfRoute,
  notFoundRouteId,
  type LoadContext,
} from './routes.tsx';
import { withoutShownHtml } from './shown-html.ts';
import { PublicUrlContext } from './public-url.ts';
import pageScript from './page-script/page-script.ts?inline-script';

export { renderTemplate } from './components/template/render-template.tsx';
export { pageScript };

interface RenderInput {
  url: URL;
  publicUrl: string;
  schema: GraphQLSchema;
  /** The GraphQL context of the request. */
  context: object;
  /** Query results that all pages share, cached between renderings. */
  common?: SharedResults | undefined;
  assets: DocumentAssets;
}

/** Shared by all requests, so that each route module is resolved only once. */
const routes = createRoutes(undefined);
const handler = createStaticHandler(routes);

/** The client of the components' mutations, none of which runs during server rendering. */
const idleClient = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const ApolloContext = getApolloContext();

/** Renders one page to complete HTML, with its data embedded for the browser. */
export async function render(input: RenderInput): Promise<{
  status: number;
  html: string;
  cacheable: boolean;
  search: PageSearch | undefined;
}> {
  const { schema, context, common } = input;
  const data = new PageData({ schema, context, common });
  const requestContext: LoadContext = { client: data.client };
  const routing = await handler.query(new Request(input.url), { requestContext });
  if (routing instanceof Response) {
    throw new Error('A route answered with a bare response.');
  }
  const failure: unknown = Object.values(routing.errors ?? {})[0];
  if (failure !== undefined) {
    throw failure instanceof Error ? failure : new Error('A page could not be loaded.');
  }
  const page = new PageResponse();
  const files = routing.matches.map(({ route }) => fileOfRoute(route.id));
  const ownStyles = files.flatMap((file) => input.assets.routeStyles?.[file] ?? []);
  const eager = files.some((file) => eagerRoutes.has(file));
  // No component suspends, because all data is loaded: rendering to a string avoids the overhead of
  // streams.
  const html = renderToString(
    <PageResponseContext value={page}>
      <PublicUrlContext value={input.publicUrl}>
        <ApolloContext value={{ client: idleClient, [wrapperSymbol]: data.hooks }}>
          <Document
            assets={{ ...input.assets, styles: [...input.assets.styles, ...ownStyles] }}
            eager={eager}
            script={pageScript}
            state={embeddedJson({
              publicUrl: input.publicUrl,
              cache: withoutShownHtml(data.state()),
            })}
          >
            <RequestFormMarkupContext value={renderRequestForms(labelsSamples(input.publicUrl))}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, routing)}
                context={routing}
                hydrate={false}
              />
            </RequestFormMarkupContext>
            <Hydrated />
          </Document>
        </ApolloContext>
      </PublicUrlContext>
    </PageResponseContext>,
  );
  const { status, cacheable, search } = page;
  return { status, cacheable, search, html: `<!DOCTYPE html>${html}` };
}

/** Whether a route other than the not-found page matches. */
export const isKnownPath = knownPaths(routes, notFoundRouteId);
