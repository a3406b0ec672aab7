import assert from 'node:assert/strict';
import { deferScripts } from './defer-scripts.ts';

const page = `<link rel="modulepreload" href="/a.js"/><p>Xin chào</p>` +
  `<script>window.$1 = "$&";</script><script type="module" async="">import "/a.js"; "$'";</script>`;

Deno.test('deferScripts() turns the entry into text that a starter runs', () => {
  const { html, starter } = deferScripts(page);
  const entry = `import "/a.js"; "$'";`;
  assert.ok(html.includes(`<script type="text/plain" id="entry">${entry}</script>`));
  assert.ok(html.includes(`<script>${starter}</script>`));
  assert.ok(html.includes('<link rel="later" href="/a.js"/>'));
  assert.ok(!html.includes('type="module" async'));
  assert.ok(html.includes('window.$1 = "$&";'));
});

Deno.test('the starter contains no end of a script element', () => {
  assert.doesNotMatch(deferScripts(page).starter ?? '', /<\/script/i);
});

Deno.test('deferScripts() does not change a page without scripts', () => {
  assert.deepEqual(deferScripts('<p>x</p>'), { html: '<p>x</p>', starter: undefined });
});
