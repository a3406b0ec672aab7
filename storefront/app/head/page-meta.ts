import type { ShopIdentity } from '@thach-an/edge-api/contract';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { type Site, siteOf } from '../shell/use-shop.ts';

interface SharePicture {
  /** File name under `/images/`. */
  image: string;
  /** Size in px, if it is known. */
  size?: { width: number; height: number };
  /** Text alternative. */
  alt: string;
}

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

/** Returns the `meta()` of a route whose head depends on the shop only. */
export const metaOf = (page: (shop: ShopIdentity) => PageMeta) => (args: MetaArgs) => {
  const site = siteOf(args);
  return pageMeta(site, page(site.shop));
};

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

/** Returns the preview picture of pages without a picture of their own. */
function sharePicture(shopName: string): SharePicture {
  return {
    image: 'share.45ea9c7d.jpg',
    size: { width: 1200, height: 630 },
    alt: `Hũ đá, cây đá, vòng tay và tượng voi của ${shopName} trên bàn gỗ`,
  };
}
