import assert from 'node:assert/strict';
import { vietnameseTexts } from './vietnamese-texts.ts';

const find = (path: string, text: string) => vietnameseTexts([{ path, text }]);

Deno.test('vietnameseTexts() rejects a text in a component', () => {
  for (
    const text of [
      '<p>Giỏ hàng</p>',
      "aria-label='Đóng'",
      "label: 'Tất cả',",
      'const text = `Xóa ${name}`;',
      "label: 'GIÁ',",
      "placeholder='VNĐ'",
      '<p>Giỏ hàng</p> // A comment.',
      "const aMessages = {\n};\nconst text = 'Giỏ hàng';",
      "<p>{name === 'Mệnh' ? 'Cung Mệnh' : name}</p>",
      "label: 'Ảnh',".normalize('NFD'),
    ]
  ) {
    assert.equal(find('ui/a/a.tsx', text).length, 1, text);
    assert.equal(find('ui/a/a.ts', text).length, 1, text);
  }
});

Deno.test('vietnameseTexts() names the line', () => {
  assert.deepEqual(find('ui/a/a.tsx', '/** Giỏ hàng\n */\n  <p>Giỏ hàng</p>\n<p>{text}</p>'), [
    'ui/a/a.tsx:3 has a text that belongs to its messages: <p>Giỏ hàng</p>',
  ]);
});

Deno.test('vietnameseTexts() accepts comments, messages, compared values and English', () => {
  for (
    const text of [
      "/** Such as 'Giỏ hàng'. */",
      '// Giá',
      "palaces.find(({ name }) => name === 'Mệnh')",
      "const aMessages = {\n  title: 'Giỏ hàng',\n};",
      '<p>{messages.title}</p>',
      "const text = `${min} – ${max} × 4…'`;",
    ]
  ) assert.deepEqual(find('ui/a/a.tsx', text), [], text);
});

Deno.test('vietnameseTexts() accepts messages, the back office, stories, samples, tests, data and other packages', () => {
  for (
    const path of [
      'ui/a/a-messages.ts',
      'ui/a/a-messages.tsx',
      'ui/admin/a/a.tsx',
      'ui/a/a.stories.tsx',
      'ui/a/a.sample.ts',
      'ui/a/a.test.tsx',
      'ui/tu-vi/tu-vi-form/hour-slots.ts',
      'storefront/app/root.tsx',
    ]
  ) assert.deepEqual(find(path, "label: 'Giá',"), [], path);
});
