import assert from 'node:assert/strict';
import type { ServerBuild } from 'react-router';
import * as entry from './create-renderer.tsx';

const busy = new Error('The database is busy');
const defect = new Error('A defect');

/** Pages whose loaders fail, by path. */
const failures: Record<string, Error> = { busy, broken: defect };

const module = { default: () => null, ErrorBoundary: () => <p>Lỗi</p> };
const pages = Object.entries(failures).map(([path, error]) => ({
  id: path,
  path,
  parentId: 'root',
  loader: () => Promise.reject(error),
}));
const build = {
  entry: { module: { default: entry.handleRequest, handleError: entry.handleError } },
  routes: {
    root: { id: 'root', path: '', module },
    ...Object.fromEntries(
      pages.map(({ loader, ...page }) => [page.id, { ...page, module: { ...module, loader } }]),
    ),
  },
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: {
      root: { id: 'root', path: '', module: '/root.js' },
      ...Object.fromEntries(
        pages.map(({ id, path, parentId }) => [id, { id, path, parentId, module: `/${id}.js` }]),
      ),
    },
    url: '/manifest.js',
    version: '1',
  },
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} as unknown as ServerBuild;

/** Renders a page and returns its status, the reply and the reported errors. */
async function render(path: string, init?: RequestInit) {
  const reported: unknown[] = [];
  const renderPage = entry.createRenderer(build, 'production', {
    isUnavailable: (error) => error === busy,
    reportError: (error) => void reported.push(error),
  } as Partial<entry.RendererDeps> as entry.RendererDeps);
  const reply = await renderPage(new Request(`http://shop.test${path}`, init));
  return { reply, status: reply.status, reported };
}

Deno.test('an error in a loader is reported, and one that ends soon gets the status 503', async () => {
  const broken = await render('/broken');
  assert.deepEqual([broken.status, broken.reported], [500, [defect]]);
  const unavailable = await render('/busy');
  assert.deepEqual([unavailable.status, unavailable.reported], [503, [busy]]);
});

Deno.test('an unknown page is not reported, nor what fails after the visitor has left', async () => {
  const unknown = await render('/unknown');
  assert.deepEqual([unknown.status, unknown.reported], [404, []]);
  const left = new AbortController();
  const leaving = render('/broken', { signal: left.signal });
  left.abort();
  const { reported } = await leaving;
  assert.deepEqual(reported, []);
});
