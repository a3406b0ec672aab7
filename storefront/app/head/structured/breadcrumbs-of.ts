import type { Structured } from './product-of.ts';

/** Page in a list of breadcrumbs. The last one, the page itself, needs no path. */
export interface Breadcrumb {
  name: string;
  path?: string;
}

/** Returns the structured data of breadcrumbs, the topmost page first. */
export function breadcrumbsOf(crumbs: readonly Breadcrumb[], publicUrl: string): Structured {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path !== undefined && { item: publicUrl + path }),
    })),
  };
}
