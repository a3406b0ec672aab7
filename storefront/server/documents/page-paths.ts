import type { ServerBuild } from 'react-router';

/**
 * Returns the fixed paths of a build, such as `/` and `/store`. A path with a parameter is that of
 * a product's page, and a path with a wildcard that of the page for unknown URLs.
 */
export function pagePaths(routes: ServerBuild['routes']): ReadonlySet<string> {
  return new Set(
    Object.values(routes).flatMap((route) => {
      if (route?.parentId !== 'root' || /[:*]/.test(route.path ?? '')) return [];
      return [`/${route.path ?? ''}`];
    }),
  );
}
