/**
 * The whole shop in development: pages and API are loaded through Vite, so that a change takes
 * effect at once, in pages even without a reload.
 */
import { getRequestListener } from '@hono/node-server';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { createServer as createViteServer } from 'vite';

const http = createHttpServer();
const vite = await createViteServer({
  root: join(import.meta.dirname!, '..'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});

type Entry = typeof import('./dev-entry.ts');
let loaded: { entry: Entry; shop: Awaited<ReturnType<Entry['openShop']>> } | undefined;
let loading: Promise<unknown> = Promise.resolve();

/** Returns the shop of the current sources, opened again after a change. */
async function currentShop() {
  const entry = await vite.ssrLoadModule('/server/dev-entry.ts') as Entry;
  if (loaded?.entry !== entry) {
    await loaded?.shop.close();
    loaded = { entry, shop: await entry.openShop() };
  }
  return loaded.shop;
}

const listener = getRequestListener(async (request) => {
  const shop = loading.then(currentShop);
  loading = shop.catch(() => undefined);
  try {
    return await (await shop).fetch(request);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return new Response(`<pre>${String(error).replaceAll('<', '&lt;')}</pre>`, {
      status: 500,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
});

const port = Number(process.env.PORT || 8000);
http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
http.listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`));
