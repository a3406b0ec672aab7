import { shop } from '@thach-an/edge-api/contract';
import type { MetaDescriptor } from 'react-router';

/** A picture that stands beside a link to a page where it is shared. */
export interface SharePicture {
  /** File name under `/images/`. */
  image: string;
  /** In px, where it is known. */
  size?: { width: number; height: number };
  /** What it shows. */
  alt: string;
}

/** What a page says of itself to search engines and to those it is shared with. */
export interface PageMeta {
  /** Without the shop's name, which is put behind it. */
  title?: string;
  description: string;
  /** The page's own address from the root, without what does not change its content. */
  path: string;
  /** The page's own picture; without one it is the shop's. */
  picture?: SharePicture;
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
  const picture: SharePicture = page.picture ?? shop.share;
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
    { property: 'og:image', content: `${publicUrl}/images/${picture.image}` },
    ...(picture.size
      ? [
        { property: 'og:image:width', content: String(picture.size.width) },
        { property: 'og:image:height', content: String(picture.size.height) },
      ]
      : []),
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } }]
      : []),
  ];
}
