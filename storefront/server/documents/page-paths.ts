import type { ServerBuild } from 'react-router';

/**
 * Returns the paths of all pages of a build, such as `/` and `/store`. A path with a wildcard is
 * that of the page for unknown URLs.
 */
export function pagePaths(routes: ServerBuild['routes']): ReadonlySet<string> {
  return new Set(
    Object.values(routes).flatMap((route) => {
      if (route?.parentId !== 'root' || route.path?.includes('*')) return [];
      return [`/${route.path ?? ''}`];
    }),
  );
}
