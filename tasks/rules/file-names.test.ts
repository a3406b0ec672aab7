import assert from 'node:assert/strict';
import { uniqueFileNames } from './file-names.ts';

const find = (...paths: string[]) => uniqueFileNames(paths.map((path) => ({ path, text: '' })));

Deno.test('uniqueFileNames() rejects two source files of one name', () => {
  assert.deepEqual(find('ui/link/link.tsx', 'storefront/app/shell/link.tsx', 'ui/link/link.ts'), [
    'link.tsx is the name of 2 files: ui/link/link.tsx, storefront/app/shell/link.tsx',
  ]);
});

Deno.test('uniqueFileNames() accepts names of roles, tests, stories and migrations', () => {
  for (
    const name of [
      'mod.ts',
      'routes.ts',
      'main.ts',
      'cart.test.ts',
      'cart.stories.tsx',
      'README.md',
    ]
  ) assert.deepEqual(find(`edge-api/cart/${name}`, `ui/cart/${name}`), [], name);
  assert.deepEqual(find('edge-api/db/migrations/a.sql', 'edge-api/seed/a.sql'), []);
  assert.deepEqual(find('tests/load/sale.ts', 'edge-api/cart/sale.ts'), []);
});
