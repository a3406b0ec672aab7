import type { ServerBuild } from 'react-router';
import assert from 'node:assert/strict';
import { pagePaths } from '../create-shop.ts';

Deno.test('pagePaths() returns the fixed paths, without the root, products and the page for unknown URLs', () => {
  const routes = {
    root: { id: 'root', path: '' },
    'routes/home': { id: 'routes/home', parentId: 'root', index: true },
    'routes/store': { id: 'routes/store', parentId: 'root', path: 'store' },
    'routes/product': { id: 'routes/product', parentId: 'root', path: 'product/:id' },
    'routes/not-found': { id: 'routes/not-found', parentId: 'root', path: 'khong-tim-thay/*' },
  } as unknown as ServerBuild['routes'];
  assert.deepEqual([...pagePaths(routes)], ['/', '/store']);
});
