import type { RouteObject } from 'react-router';

function pathsOf(routes: readonly RouteObject[], without: string): string[] {
  return routes.flatMap((route) => {
    if (route.id === without) {
      return [];
    }
    const own = route.index === true ? '/' : route.path;
    return [...(own === undefined ? [] : [own]), ...pathsOf(route.children ?? [], without)];
  });
}

function patternOf(path: string): string {
  if (!/^(\/|(\/:?[a-z-]+)+)$/.test(path)) {
    throw new Error(`The route ${path} is not written out in full.`);
  }
  return path === '/' ? '' : path.replace(/:[a-z]+/g, '[^/]+');
}

/**
 * Matches the paths of all routes except `without`, as the router does, but without ranking all
 * routes for each path. Every path of `routes` is absolute and contains only words and parameters.
 */
export function knownPaths(
  routes: readonly RouteObject[],
  without: string,
): (pathname: string) => boolean {
  const known = new RegExp(`^(${pathsOf(routes, without).map(patternOf).join('|')})/*$`, 'i');
  return (pathname) => known.test(pathname);
}
