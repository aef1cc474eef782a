import type { ApolloClient } from '@apollo/client';
import { matchRoutes } from 'react-router';
import { createRoutes } from '../routes.tsx';
import type { PageClient } from './page-client.ts';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads what the routes of the present page load from what the server has sent along, each in a
 * task of its own, so that drawing finds it at hand instead of reading it all at once. Nothing is
 * asked for over the network: what is missing is left to the drawing.
 */
export async function warmCache(client: ApolloClient): Promise<void> {
  const reader: PageClient = {
    query: (options: Parameters<PageClient['query']>[0]) =>
      client.query({ ...options, fetchPolicy: 'cache-only' }),
    writeQuery: () => undefined,
  };
  for (const { route, params } of matchRoutes(createRoutes(reader), window.location) ?? []) {
    const loader = typeof route.lazy === 'function' ? (await route.lazy()).loader : route.loader;
    if (typeof loader === 'function') {
      await nextTask();
      const { href } = window.location;
      const args = { params, url: new URL(href), pattern: route.path ?? '', context: {} };
      await Promise.resolve(loader({ ...args, request: new Request(href) })).catch(() => undefined);
    }
  }
  await nextTask();
}
