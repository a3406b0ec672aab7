import assert from 'node:assert/strict';
import { assembleDocument, joinDocument } from './assemble-document.ts';

const sheet = { text: 'p{color:red}', placeholder: '/*styles*/' };
const head = '<head><style nonce="n">/*styles*/</style><script nonce="n">one()</script></head>';

Deno.test('a document has its styles, no nonce, and the texts that its policy allows', () => {
  const { text, inline } = assembleDocument(
    { html: `<html>${head}<script>injected()</script></html>`, nonce: 'n' },
    sheet,
  );
  assert.equal(
    joinDocument(text),
    '<!DOCTYPE html><html><head><style>p{color:red}</style><script>one()</script></head>' +
      '<script>injected()</script></html>',
  );
  assert.deepEqual(inline, { scripts: ['one()'], styles: ['p{color:red}'] });
});

Deno.test('the script that starts delayed scripts is allowed, and so are its policies', () => {
  const entry = '<script nonce="n" type="module" async="">import "/a.js"</script>';
  const { text, inline } = assembleDocument({ html: head + entry, nonce: 'n' }, sheet);
  assert.equal(inline.scripts.length, 3);
  assert.ok(joinDocument(text).includes(`<script>${inline.scripts[2]}</script>`));
  assert.deepEqual(inline.trustedTypes, ['default', 'entry']);
});
