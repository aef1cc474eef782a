import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import { PageError } from './components/page-error.tsx';
import { SiteLayout } from './components/site-layout.tsx';

export const notFoundRouteId = 'not-found';

/** Routes that show nothing without their script, so that it is loaded at once. */
export const eagerRouteIds = new Set(['blog-admin']);

/** A route's file: its view, and what must be in Apollo's cache before the view is drawn. */
export interface RouteModule {
  Component: ComponentType;
  load?: (client: ApolloClient, args: LoaderFunctionArgs) => Promise<unknown>;
}

/** Loads a route's file when its path is first visited. */
function page(
  client: ApolloClient | undefined,
  file: () => Promise<RouteModule>,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const { Component, load } = await file();
    return {
      Component,
      loader: async (args) => {
        if (client !== undefined) {
          await load?.(client, args);
        }
        return null;
      },
    };
  };
}

/** The site's table of contents (specification §2). */
export function createRoutes(client: ApolloClient | undefined): RouteObject[] {
  return [
    {
      id: 'site',
      Component: SiteLayout,
      ErrorBoundary: PageError,
      children: [
        { id: 'home', index: true, lazy: page(client, () => import('./routes/home.tsx')) },
        {
          id: notFoundRouteId,
          path: '*',
          lazy: page(client, () => import('./routes/not-found.tsx')),
        },
      ],
    },
    {
      id: 'blog-admin',
      path: '/blog-admin',
      ErrorBoundary: PageError,
      lazy: page(client, () => import('./routes/blog-admin.tsx')),
    },
  ];
}
