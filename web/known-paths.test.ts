import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { knownPaths } from './known-paths.ts';
import { createRoutes, notFoundRouteId } from './routes.tsx';

const routes = createRoutes(undefined);
const isKnown = knownPaths(routes, notFoundRouteId);
const router = (path: string): boolean =>
  (matchRoutes(routes, path) ?? []).every(({ route }) => route.id !== notFoundRouteId);

describe('the known paths', () => {
  it.each([
    ...[
      '/',
      '/privacy',
      '/terms/',
      '/evidence',
      '/ai-transparency/',
      '/Reflections',
      '/reflections/a-b_c.d',
      '/blog/x',
      '/blog-admin',
    ],
    ...[
      '/blog',
      '/blog/',
      '/blog/x/y',
      '/reflectionsx',
      '/x/reflections',
      '/preview/0',
      '/preview',
    ],
    ...['/nothing', '/assets/x.js', '/%25', '/blog/%20', '/blog-admin/x'],
  ])('agree with the router about %s', (path) => {
    expect(isKnown(path)).toBe(router(path));
  });

  it.each(['relative', '/a/*', '/a?', '/a.b'])('reject a route like %s', (path) => {
    const odd: RouteObject[] = [{ id: 'odd', path }];
    expect(() => knownPaths(odd, notFoundRouteId)).toThrow('not written out in full');
  });
});
