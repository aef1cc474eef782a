import type { ApolloClient } from '@apollo/client';
import { matchRoutes } from 'react-router';
import { createRoutes } from '../routes.tsx';
import type { PageClient } from './client.ts';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads the data of the current page's routes from the server's state, each in its own task, so
 * that rendering need not read it all in one. Sends no requests: missing data is left to the
 * rendering.
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
