import './styles/index.css';
import { HttpLink, type NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApolloClient } from './apollo/client.ts';
import { warmCache } from './apollo/warm-cache.ts';
import { Hydrated } from './components/hydrated.tsx';
import { whenIdle } from './components/idle.ts';
import { Document, type DocumentAssets } from './document.tsx';
import { queueEvents } from './queue-events.ts';
import { createRoutes } from './routes.tsx';
import { restoreShownHtml } from './shown-html.ts';
import { PublicUrlContext } from './public-url.ts';
import { nameUnknownArticle } from './unknown-article.ts';

interface PageState {
  publicUrl: string;
  cache: NormalizedCacheObject;
}

/** Reads the document data from the served page, so that hydration renders the same document. */
function readDocument(): { assets: DocumentAssets; eager: boolean; state: PageState } {
  const hrefs = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
  const entryScript = document.getElementById('entry');
  const state = document.getElementById('page-state')?.textContent ?? '{}';
  return {
    assets: {
      entry: entryScript?.dataset['entry'] ?? '',
      modules: (entryScript?.dataset['modules'] ?? '').split(' '),
      styles: hrefs('link[rel="stylesheet"][data-page]'),
      fonts: hrefs('link[rel="preload"][as="font"]'),
    },
    eager: entryScript?.dataset['eager'] !== undefined,
    state: JSON.parse(state) as PageState,
  };
}

/** Hydrates the served page with the same tree and the same data. */
async function hydrate(): Promise<void> {
  const { assets, eager, state } = readDocument();
  restoreShownHtml(state.cache, document);
  nameUnknownArticle(state.cache, window.location.pathname);
  const client = createApolloClient({
    link: new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    server: false,
    state: state.cache,
  });
  const routes = createRoutes(client);
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      }
    }),
  );
  await warmCache(client);
  const loaded = Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null]));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: loaded } });
  const release = queueEvents(() => true);
  const onHydrated = (): void => {
    release();
    // Measuring must not slow the page down (product 13.10).
    if (window.loonEvents) {
      whenIdle(() => void import('./counting/beacon.ts').catch(() => undefined));
    }
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <PublicUrlContext value={state.publicUrl}>
        <ApolloProvider client={client}>
          <Document assets={assets} eager={eager} state="" script="">
            <RouterProvider router={router} />
            <Hydrated onHydrated={onHydrated} />
          </Document>
        </ApolloProvider>
      </PublicUrlContext>,
    );
  });
}

// An error makes this module fail, so that the page retries (`page-script/start-hydration.ts`).
await hydrate();
