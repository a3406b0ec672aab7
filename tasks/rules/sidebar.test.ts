import assert from 'node:assert/strict';
import { sidebarMirrorsFolders } from './sidebar.ts';

const find = (path: string, title: string) =>
  sidebarMirrorsFolders([{ path, text: `const meta = {\n  title: '${title}',\n};` }]);

Deno.test("sidebarMirrorsFolders() rejects stories outside their folder's group", () => {
  assert.deepEqual(
    find('ui/cart/cart-table/cart-table.stories.tsx', 'Catalogue (cua hang)/CartTable'),
    [
      "ui/cart/cart-table/cart-table.stories.tsx: its title must begin with 'Cart (gio hang)/', " +
      "not with 'Catalogue (cua hang)/'",
    ],
  );
  assert.equal(find('ui/cart/cart-table/cart-table.stories.tsx', 'CartTable').length, 1);
  assert.equal(find('ui/gifts/card/card.stories.tsx', 'Catalogue (cua hang)/Card').length, 1);
});

Deno.test("sidebarMirrorsFolders() accepts stories in their folder's group", () => {
  for (
    const [path, title] of [
      ['ui/primitives/link/link.stories.tsx', 'Primitives (thanh phan)/Link'],
      ['ui/tu-vi/tu-vi-form/tu-vi-form.stories.tsx', 'Birth chart (tu vi)/TuViForm'],
      ['ui/contrast/colour.stories.tsx', 'Foundations (nen tang)/Colour (mau sac)'],
      ['.storybook/canary/canary.stories.tsx', 'Canary'],
    ] as const
  ) assert.deepEqual(find(path, title), [], path);
  const text = "const meta = { title: 'Layout (khung trang)/Logo', component: Logo };";
  assert.deepEqual(sidebarMirrorsFolders([{ path: 'ui/layout/logo.stories.tsx', text }]), []);
});
