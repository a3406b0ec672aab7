import type { ServerBuild } from 'react-router';

/** Returns the paths of all pages of a build, such as `/` and `/store`. */
export function pagePaths(routes: ServerBuild['routes']): ReadonlySet<string> {
  return new Set(
    Object.values(routes).flatMap((route) => {
      if (route?.parentId !== 'root') return [];
      return [`/${route.path ?? ''}`];
    }),
  );
}
