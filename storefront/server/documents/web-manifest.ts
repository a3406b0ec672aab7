import { type SettingsStore, shopColours } from '@thach-an/edge-api';
import { Hono } from 'hono';

/** Creates the route of `/manifest.webmanifest`, for installing the shop on a home screen. */
export function webManifestRoutes(shopSettings: SettingsStore) {
  return new Hono().get('/manifest.webmanifest', async (c) => {
    const { name, slogan, description } = (await shopSettings.current()).identity;
    const manifest = {
      id: '/',
      name: `${name} | ${slogan}`,
      short_name: name,
      description,
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
    };
    return c.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      // Revalidated each time: a change of the name must be seen at once.
      'Cache-Control': 'no-cache',
    });
  });
}
