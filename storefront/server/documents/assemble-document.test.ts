import assert from 'node:assert/strict';
import { assembleDocument } from './assemble-document.ts';

const insertStyles = (html: string) => html.replace('/*styles*/', 'p{color:red}');
const head = '<head><style nonce="n">/*styles*/</style><script nonce="n">one()</script></head>';

Deno.test('a document has its styles, no nonce, and the texts that its policy allows', () => {
  const { html, inline } = assembleDocument(
    { html: `<html>${head}<script>injected()</script></html>`, nonce: 'n' },
    insertStyles,
  );
  assert.equal(
    html,
    '<!DOCTYPE html><html><head><style>p{color:red}</style><script>one()</script></head>' +
      '<script>injected()</script></html>',
  );
  assert.deepEqual(inline, { scripts: ['one()'], styles: ['p{color:red}'] });
});

Deno.test('the script that starts delayed scripts is allowed, and so are its policies', () => {
  const entry = '<script nonce="n" type="module" async="">import "/a.js"</script>';
  const { html, inline } = assembleDocument({ html: head + entry, nonce: 'n' }, insertStyles);
  assert.equal(inline.scripts.length, 3);
  assert.ok(html.includes(`<script>${inline.scripts[2]}</script>`));
  assert.deepEqual(inline.trustedTypes, ['default', 'entry']);
});
