import { shop } from '@thach-an/edge-api/contract';
import type { MetaDescriptor } from 'react-router';

/** What a page says of itself to search engines and to those it is shared with. */
export interface PageMeta {
  /** Without the shop's name, which is put behind it. */
  title?: string;
  description: string;
  /** The page's own address from the root, without what does not change its content. */
  path: string;
  /** A picture's address from the root. */
  image?: string;
  /** Data about what the page shows, as schema.org describes it. */
  jsonLd?: Record<string, unknown>;
  /** Kept out of search engines. @default false */
  hidden?: boolean;
}

const descriptionLimit = 160;

/** The head of a page: title, description, canonical address, Open Graph, JSON-LD. */
export function pageMeta(publicUrl: string, page: PageMeta): MetaDescriptor[] {
  const title = page.title ? `${page.title} | ${shop.name}` : `${shop.name} | ${shop.slogan}`;
  const url = publicUrl + page.path;
  const description = page.description.length > descriptionLimit
    ? `${page.description.slice(0, descriptionLimit - 1).replace(/\s+\S*$/, '')}…`
    : page.description;
  const { wide } = shop.hero;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: 'vi_VN' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: publicUrl + (page.image ?? `/images/${wide.image}`) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } }]
      : []),
  ];
}
