import type { ComponentType } from 'react';
import { erasedPath } from '../schema/preferences.ts';
import type {
  LazyRouteFunction,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router';
import type { PageClient } from './apollo/client.ts';
import { loadSiteFrame, SiteLayout } from './components/site-layout.tsx';
import { PageError, PageFailure } from './components/page-failure.tsx';

/** The route of all paths that no other route matches. */
export const notFoundRouteId = 'not-found';

/**
 * The file in `web/routes` of a route: its id up to a slash, which tells routes of one file apart.
 */
export function fileOfRoute(id: string): string {
  return id.split('/', 1)[0] ?? id;
}

/** Files of routes that show nothing without the application, so it is loaded immediately. */
export const eagerRoutes = new Set(['blog-admin', 'meeting', 'review']);

/**
 * A route's module: its view, and a loader for the data that the view reads from Apollo's cache.
 */
export interface RouteModule {
  Component: ComponentType;
  load?: (client: PageClient, args: LoaderFunctionArgs) => Promise<unknown>;
  /** Whether a change of the URL runs the loader again; if missing, it always does. */
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** What the server's router passes to the loaders of one request. */
export interface LoadContext {
  client: PageClient;
}

function clientOf({ context }: LoaderFunctionArgs): PageClient | undefined {
  return (context as Partial<LoadContext> | undefined)?.client;
}

/** Loads a route's module on the first visit to its path. */
function page(
  client: PageClient | undefined,
  file: () => Promise<RouteModule>,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const { Component, load, shouldRevalidate } = await file();
    return {
      Component,
      shouldRevalidate,
      loader: async (args) => {
        const asked = client ?? clientOf(args);
        if (asked !== undefined) {
          await load?.(asked, args);
        }
        return null;
      },
    };
  };
}

/**
 * The routes of the site (product 2.1). Loaders query `client`; the server's routes are shared by
 * all requests, so there each request brings its own client.
 */
export function createRoutes(client: PageClient | undefined): RouteObject[] {
  return [
    {
      id: 'site',
      loader: async (args) => {
        const asked = client ?? clientOf(args);
        if (asked !== undefined) {
          await loadSiteFrame(asked);
        }
        return null;
      },
      shouldRevalidate: () => false,
      Component: SiteLayout,
      ErrorBoundary: PageError,
      children: [
        {
          id: 'page',
          ErrorBoundary: PageFailure,
          children: [
            { id: 'home', index: true, lazy: page(client, () => import('./routes/home.tsx')) },
            {
              id: 'privacy',
              path: '/privacy',
              lazy: page(client, () => import('./routes/privacy.tsx')),
            },
            { id: 'terms', path: '/terms', lazy: page(client, () => import('./routes/terms.tsx')) },
            {
              id: 'evidence',
              path: '/evidence',
              lazy: page(client, () => import('./routes/evidence.tsx')),
            },
            {
              id: 'transparency',
              path: '/ai-transparency',
              lazy: page(client, () => import('./routes/transparency.tsx')),
            },
            {
              id: 'security',
              path: '/security',
              lazy: page(client, () => import('./routes/security.tsx')),
            },
            {
              id: 'accessibility',
              path: '/accessibility',
              lazy: page(client, () => import('./routes/accessibility.tsx')),
            },
            {
              id: 'reflections',
              path: '/reflections',
              lazy: page(client, () => import('./routes/reflections.tsx')),
            },
            {
              id: 'article',
              path: '/reflections/:slug',
              lazy: page(client, () => import('./routes/article.tsx')),
            },
            {
              id: 'article/blog',
              path: '/blog/:slug',
              lazy: page(client, () => import('./routes/article.tsx')),
            },
            {
              id: 'preview',
              path: '/preview/:token',
              lazy: page(client, () => import('./routes/preview.tsx')),
            },
            {
              id: 'meeting',
              path: '/meeting/:token',
              lazy: page(client, () => import('./routes/meeting.tsx')),
            },
            ...['', '/:outcome'].map((outcome) => ({
              id: `preferences${outcome}`,
              path: `/preferences/:token${outcome}`,
              lazy: page(client, () => import('./routes/preferences.tsx')),
            })),
            ...['', '/:outcome'].map((outcome) => ({
              id: `erase-data${outcome}`,
              path: `/preferences/erase/:token${outcome}`,
              lazy: page(client, () => import('./routes/erase-data.tsx')),
            })),
            {
              id: 'review',
              path: '/review/:token',
              lazy: page(client, () => import('./routes/review.tsx')),
            },
            {
              id: 'erased-data',
              path: erasedPath,
              lazy: page(client, () => import('./routes/erased-data.tsx')),
            },
            {
              id: notFoundRouteId,
              path: '*',
              lazy: page(client, () => import('./routes/not-found.tsx')),
            },
          ],
        },
      ],
    },
    {
      id: 'blog-admin',
      path: '/blog-admin',
      ErrorBoundary: PageError,
      lazy: page(client, () => import('./routes/blog-admin.tsx')),
    },
    {
      id: 'blog-admin/approvals',
      path: '/blog-admin/approvals/:post',
      ErrorBoundary: PageError,
      lazy: page(client, () => import('./routes/blog-admin.tsx')),
    },
  ];
}
