import { shopColours } from '@thach-an/edge-api';
import { shop } from '@thach-an/edge-api/contract';
import { Hono } from 'hono';

/** Creates the route of `/manifest.webmanifest`, for installing the shop on a home screen. */
export function webManifestRoutes() {
  const manifest = JSON.stringify({
    id: '/',
    name: `${shop.name} | ${shop.slogan}`,
    short_name: shop.name,
    description: shop.description,
    lang: 'vi',
    start_url: '/',
    display: 'minimal-ui',
    background_color: shopColours.paper,
    theme_color: shopColours.paper,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
    shortcuts: [
      { name: 'Cửa hàng', url: '/store' },
      { name: 'Tử Vi', url: '/tuvi' },
    ],
  });
  return new Hono().get('/manifest.webmanifest', (c) =>
    c.body(manifest, 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    }));
}
