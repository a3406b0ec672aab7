import assert from 'node:assert/strict';
import { sidebarMirrorsFolders } from './sidebar.ts';

const find = (path: string, title: string) =>
  sidebarMirrorsFolders([{ path, text: `const meta = {\n  title: '${title}',\n};` }]);

Deno.test("sidebarMirrorsFolders() rejects stories outside their folder's group", () => {
  assert.deepEqual(find('ui/cart/cart-table/cart-table.stories.tsx', 'Cửa hàng/CartTable'), [
    "ui/cart/cart-table/cart-table.stories.tsx: its title must begin with 'Giỏ hàng/', " +
    "not with 'Cửa hàng/'",
  ]);
  assert.equal(find('ui/cart/cart-table/cart-table.stories.tsx', 'CartTable').length, 1);
  assert.equal(find('ui/gifts/card/card.stories.tsx', 'Cửa hàng/Card').length, 1);
});

Deno.test("sidebarMirrorsFolders() accepts stories in their folder's group", () => {
  for (
    const [path, title] of [
      ['ui/primitives/link/link.stories.tsx', 'Nền tảng/Link'],
      ['ui/tu-vi/tu-vi-form/tu-vi-form.stories.tsx', 'Tử Vi/TuViForm'],
      ['ui/contrast/colour.stories.tsx', 'Thạch An/Màu sắc'],
      ['.storybook/canary/canary.stories.tsx', 'Kiểm tra/Canary'],
    ] as const
  ) assert.deepEqual(find(path, title), [], path);
  const text = "const meta = { title: 'Khung trang/Logo', component: Logo };";
  assert.deepEqual(sidebarMirrorsFolders([{ path: 'ui/layout/logo.stories.tsx', text }]), []);
});
