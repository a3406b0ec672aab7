import assert from 'node:assert/strict';
import { importDirections } from './import-directions.ts';
import { migrationsKeepData } from './migrations.ts';
import { rawColours } from './raw-colours.ts';
import type { Rule } from './rule.ts';
import { componentsAreShown, componentsHaveStories } from './stories.ts';

const broken = (rule: Rule, path: string, text: string) => rule([{ path, text }]).length > 0;

Deno.test('importDirections() lets imports run one way only', () => {
  const cases: [path: string, imported: string, broken: boolean][] = [
    ['ui/a/a.tsx', '@thach-an/edge-api', true],
    ['ui/a/a.tsx', '@thach-an/storefront', true],
    ['ui/a/a.tsx', '../b/b.tsx', false],
    ['ui/a/a.tsx', '../../edge-api/errors.ts', true],
    ['lunar/calendar/to-lunar.ts', '@thach-an/ui', true],
    ['lunar/calendar/to-lunar.ts', './julian-day.ts', false],
    ['lunar/calendar/to-lunar.ts', '../../ui/mod.ts', true],
    ['edge-api/cart/routes.ts', 'react', true],
    ['edge-api/cart/routes.ts', 'react-dom/server', true],
    ['edge-api/cart/routes.ts', '@thach-an/storefront', true],
    ['edge-api/cart/routes.ts', '@thach-an/lunar', false],
    ['edge-api/cart/routes.ts', '../db/schema.ts', false],
    ['storefront/app/root.tsx', '@thach-an/edge-api', true],
    ['storefront/app/root.tsx', '@thach-an/edge-api/contract', false],
    ['storefront/app/root.tsx', '@thach-an/ui', false],
    ['storefront/app/cart/cart-sync.test.ts', '@thach-an/edge-api', false],
    ['storefront/app/cart/cart-sync.test.ts', '../../../edge-api/mod.ts', true],
    ['storefront/app/root.tsx', '../../edge-api/mod.ts', true],
    ['storefront/server/create-shop.ts', '@thach-an/edge-api', false],
  ];
  for (const [path, imported, expected] of cases) {
    for (
      const text of [
        `import { x } from '${imported}';`,
        `await import('${imported}')`,
        `export * from '${imported}'`,
      ]
    ) {
      assert.equal(broken(importDirections, path, text), expected, `${path}: ${text}`);
    }
  }
});

Deno.test('importDirections() lets components know the types of the calendar and nothing else', () => {
  const path = 'ui/a/a.tsx';
  assert.ok(!broken(importDirections, path, "import type { Analysis } from '@thach-an/lunar';"));
  assert.ok(broken(importDirections, path, "import { analyze } from '@thach-an/lunar';"));
  assert.ok(broken(importDirections, path, "import {\n  analyze,\n} from '@thach-an/lunar';"));
});

Deno.test('importDirections() lets the pages know the type of the API and nothing else of it', () => {
  const path = 'storefront/app/api/api-client.ts';
  assert.ok(!broken(importDirections, path, "import type { Api } from '@thach-an/edge-api';"));
  assert.ok(broken(importDirections, path, "import { createApi } from '@thach-an/edge-api';"));
});

Deno.test('rawColours() finds a colour outside the theme', () => {
  for (
    const text of ['color: #fff;', "className='bg-[#0E5A4A]'", 'rgb(0 0 0)', 'hsla(1,2%,3%,1)']
  ) {
    assert.ok(broken(rawColours, 'ui/a/a.tsx', text), text);
    assert.ok(!broken(rawColours, 'ui/theme.css', text), text);
    assert.ok(!broken(rawColours, 'edge-api/mail/mail.ts', text), text);
  }
  assert.ok(!broken(rawColours, 'ui/a/a.tsx', "href='#noi-dung' // issue #12"));
});

Deno.test('componentsHaveStories() misses the stories of a component', () => {
  const component = { path: 'ui/primitives/price/price.tsx', text: '' };
  const part = { path: 'ui/primitives/price/format-price.ts', text: '' };
  assert.equal(componentsHaveStories([component, part]).length, 1);
  assert.deepEqual(
    componentsHaveStories([component, { path: 'ui/primitives/price/price.stories.tsx', text: '' }]),
    [],
  );
});

Deno.test('componentsAreShown() misses a public component that no stories import', () => {
  const offered = {
    path: 'ui/mod.ts',
    text:
      "export {\n  controlClass,\n  Field,\n  FieldError,\n  type FieldProps,\n} from './primitives/field/field.tsx';\n" +
      "export { formatPrice } from './primitives/price/format-price.ts';",
  };
  const findings = (...stories: string[]) =>
    componentsAreShown([
      offered,
      ...stories.map((text) => ({ path: 'ui/primitives/field/field.stories.tsx', text })),
    ]);
  assert.equal(findings().length, 2);
  assert.deepEqual(findings("import { Field } from './field.tsx';"), [
    'ui/primitives/field/field.tsx: FieldError is offered by ui/mod.ts, and no stories import it',
  ]);
  for (const names of ['Field, FieldError', 'Field as Control,\n  FieldError,\n']) {
    assert.deepEqual(findings(`import { ${names} } from './field.tsx';`), []);
  }
  // A namesake from elsewhere, a type or a mention shows nothing.
  assert.equal(findings("import { Field } from '../other/field.tsx'; // FieldError").length, 2);
  assert.equal(findings("import { type Field, FieldError } from './field.tsx';").length, 1);
});

Deno.test('migrationsKeepData() refuses to drop a table', () => {
  const path = 'edge-api/db/migrations/0002_x.sql';
  assert.ok(broken(migrationsKeepData, path, 'DROP TABLE `products`;'));
  assert.ok(broken(migrationsKeepData, path, 'alter table a drop column b'));
  assert.ok(!broken(migrationsKeepData, path, 'create table a (id text)'));
});
