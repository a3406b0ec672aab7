import assert from 'node:assert/strict';
import { defaultShopSettings } from '../default-shop-settings.ts';
import { fillPage } from './fill-page.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { placeholderNames, placeholderValues } from './placeholders.ts';

const facts = { publicUrl: 'https://shop.example', cardPayments: false, facebook: true };
const values = placeholderValues(
  {
    ...defaultShopSettings,
    name: '[Đá](javascript:alert(1)) **Quý** {{contact.phone}}',
    notice: { url: 'javascript:alert(1)', symbol: '' },
  },
  facts,
  10,
);

const fill = (markdown: string) => fillPage(parseMarkdown(markdown).blocks, values);
const paragraph = (...children: unknown[]) => [{ kind: 'paragraph', children }];

Deno.test('every placeholder has a value', () => {
  assert.deepEqual(new Set(Object.keys(values)), placeholderNames);
});

Deno.test('fillPage() replaces placeholders in texts and links', () => {
  assert.deepEqual(
    fill('Gọi [{{contact.phone}}](tel:{{contact.phoneLink}}), phí {{ shipping.fee }}'),
    paragraph(
      'Gọi ',
      { kind: 'link', href: 'tel:0900000000', children: ['0900 000 000'] },
      ', phí 10.000 VNĐ',
    ),
  );
});

Deno.test('fillPage() inserts values as plain text', () => {
  assert.deepEqual(
    fill('Tại {{name}}'),
    paragraph('Tại [Đá](javascript:alert(1)) **Quý** {{contact.phone}}'),
  );
});

Deno.test('fillPage() leaves out blocks without a value or with an unmet condition', () => {
  assert.deepEqual(fill('Mã số thuế: {{seller.taxCode}}'), []);
  assert.deepEqual(fill('{{?card}}Thẻ'), []);
  assert.deepEqual(fill('{{!card}}Chỉ COD'), paragraph('Chỉ COD'));
  assert.deepEqual(fill('{{?facebook}}Facebook'), paragraph('Facebook'));
  assert.deepEqual(fill('{{unknown.name}}'), []);
  assert.deepEqual(fill('{{constructor}} {{toString}}'), []);
  assert.deepEqual(fill('**{{seller.taxCode}}** còn lại'), []);
  assert.deepEqual(fill('- {{seller.taxCode}}\n- {{seller.address}}'), []);
  assert.deepEqual(fill('> {{seller.taxCode}}'), []);
  assert.deepEqual(fill('## {{?card}}Thẻ\n\nA'), paragraph('A'));
  assert.deepEqual(fill('| a | b |\n| - | - |\n| {{seller.taxCode}} | c |\n| d | e |'), [
    { kind: 'table', head: [['a'], ['b']], rows: [[['d'], ['e']]] },
  ]);
});

Deno.test('fillPage() keeps the text of a link that is not safe, without the link', () => {
  for (
    const href of [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
      'relative',
      '&#106;avascript:alert(1)',
      '{{notice.url}}',
    ]
  ) {
    assert.deepEqual(fill(`[đây](${href})`), paragraph('đây'), href);
  }
  for (const href of ['/returns', '#a', 'https://a.example/b', 'mailto:a@b.example']) {
    assert.deepEqual(fill(`[đây](${href})`), paragraph({ kind: 'link', href, children: ['đây'] }));
  }
});
