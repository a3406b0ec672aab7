import type { MetaDescriptor } from 'react-router';
import type { Site } from '../shell/use-shop.ts';
import { type SharePicture, sharePicture } from './share-picture.ts';

/** Metadata of a page, for search engines and previews. */
export interface PageMeta {
  /** Title without the shop's name, which is appended. */
  title?: string;
  description: string;
  /** Canonical path, without parameters that do not change the content. */
  path: string;
  /** Preview picture. @default the shop's */
  picture?: SharePicture;
  /** Structured data about the content, with schema.org types. */
  jsonLd?: Record<string, unknown>;
  /** Excludes the page from search engines. @default false */
  hidden?: boolean;
}

/** Maximum length of a description, in UTF-16 code units. */
const descriptionLimit = 160;

/** Returns the head of a page: title, description, canonical URL, Open Graph, JSON-LD. */
export function pageMeta({ publicUrl, shop }: Site, page: PageMeta): MetaDescriptor[] {
  const title = page.title ? `${page.title} | ${shop.name}` : `${shop.name} | ${shop.slogan}`;
  const url = publicUrl + page.path;
  const description = page.description.length > descriptionLimit
    ? `${page.description.slice(0, descriptionLimit - 1).replace(/\s+\S*$/, '')}…`
    : page.description;
  const picture: SharePicture = page.picture ?? sharePicture(shop.name);
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
