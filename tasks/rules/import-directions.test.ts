import assert from 'node:assert/strict';
import { importDirections } from './import-directions.ts';

const broken = (path: string, text: string) => importDirections([{ path, text }]).length > 0;

Deno.test('importDirections() lets imports run one way', () => {
  const cases: [path: string, imported: string, broken: boolean][] = [
    ['ui/a/a.tsx', '@thach-an/edge-api', true],
    ['ui/a/a.tsx', '@thach-an/storefront', true],
    ['ui/a/a.tsx', '../b/b.tsx', false],
    ['ui/a/a.tsx', '../../edge-api/errors.ts', true],
    ['ui/a/a.tsx', 'react', false],
    ['lunar/calendar/to-lunar.ts', '@thach-an/ui', true],
    ['lunar/calendar/to-lunar.ts', '@thach-an/edge-api/contract', true],
    ['lunar/calendar/to-lunar.ts', '@thach-an/storefront', true],
    ['lunar/calendar/to-lunar.ts', './julian-day.ts', false],
    ['lunar/calendar/to-lunar.ts', '../../ui/mod.ts', true],
    ['edge-api/cart/routes.ts', 'react', true],
    ['edge-api/cart/routes.ts', 'react-dom/server', true],
    ['edge-api/cart/routes.ts', 'npm:react@19', true],
    ['edge-api/cart/routes.ts', '@base-ui/react/dialog', true],
    ['edge-api/cart/routes.ts', '../../ui/mod.ts', true],
    ['edge-api/cart/routes.tsx', './cart.ts', true],
    ['edge-api/cart/routes.ts', 'hono', false],
    ['edge-api/cart/routes.ts', '@thach-an/storefront', true],
    ['edge-api/cart/routes.ts', '@thach-an/lunar', false],
    ['edge-api/cart/routes.ts', '../db/schema/cart-tables.ts', false],
    ['storefront/app/root.tsx', '@thach-an/edge-api', true],
    ['storefront/app/root.tsx', '@thach-an/edge-api/contract', false],
    ['storefront/app/root.tsx', '@thach-an/edge-api/contract/cart', true],
    ['storefront/app/root.tsx', '@thach-an/ui', false],
    ['storefront/app/root.tsx', '../server/create-shop.ts', true],
    ['storefront/app/cart/cart-sync.test.ts', '@thach-an/edge-api', false],
    ['storefront/app/cart/cart-sync.test.ts', '../../../edge-api/mod.ts', true],
    ['storefront/app/root.tsx', '../../edge-api/mod.ts', true],
    ['storefront/server/create-shop.ts', '@thach-an/edge-api', false],
    ['storefront/server/create-shop.ts', '../../tasks/chunks/fetch-chunks.ts', true],
    ['back-office/vite.config.ts', '../tasks/chunks/fetch-chunks.ts', false],
    ['back-office/vite.config.ts', '../tasks/run-child.ts', true],
  ];
  for (const [path, imported, expected] of cases) {
    for (
      const text of [
        `import { x } from '${imported}';`,
        `await import('${imported}')`,
        `export * from '${imported}'`,
      ]
    ) {
      assert.equal(broken(path, text), expected, `${path}: ${text}`);
    }
  }
});

Deno.test('importDirections() allows components the types of the calendar only', () => {
  const path = 'ui/a/a.tsx';
  assert.ok(!broken(path, "import type { Analysis } from '@thach-an/lunar';"));
  assert.ok(broken(path, "import { analyze } from '@thach-an/lunar';"));
  assert.ok(broken(path, "import {\n  analyze,\n} from '@thach-an/lunar';"));
  assert.ok(broken(path, "export { analyze } from '@thach-an/lunar';"));
  assert.ok(broken(path, "await import('@thach-an/lunar');"));
  assert.ok(!broken('ui/a/a.test.ts', "import { analyze } from '@thach-an/lunar';"));
});

Deno.test('importDirections() allows pages the types of the API only', () => {
  for (const path of ['storefront/app/api/api-client.ts', 'back-office/app/api/admin-api.ts']) {
    assert.ok(!broken(path, "import type { Api } from '@thach-an/edge-api';"));
    assert.ok(!broken(path, "import type { AdminResults } from '@thach-an/edge-api';"));
    assert.ok(broken(path, "import { createApi } from '@thach-an/edge-api';"));
  }
});

Deno.test('importDirections() ignores the examples in comments', () => {
  const text = "/**\n * import { createApi } from '@thach-an/edge-api';\n */";
  assert.ok(!broken('storefront/app/root.tsx', text));
});
