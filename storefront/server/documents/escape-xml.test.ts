import assert from 'node:assert/strict';
import { escapeXml } from './escape-xml.ts';

Deno.test('escapeXml() escapes markup and removes characters that XML forbids', () => {
  assert.equal(escapeXml('Đá & <b>ngọc</b> ]]>'), 'Đá &amp; &lt;b&gt;ngọc&lt;/b&gt; ]]&gt;');
  assert.equal(escapeXml('a\u0000b\u001fc\uffffd\te\nf'), 'abcd\te\nf');
  assert.equal(escapeXml('a\ud800b'), 'a\ufffdb');
  assert.equal(escapeXml('💎'), '💎');
});
