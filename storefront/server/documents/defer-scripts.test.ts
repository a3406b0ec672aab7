import assert from 'node:assert/strict';
import { scriptsAfterPictures } from './defer-scripts.ts';

const page = `<link rel="modulepreload" href="/a.js"/><p>Xin chào</p>` +
  `<script>window.$1 = "$&";</script><script type="module" async="">import "/a.js"; "$'";</script>`;

Deno.test('scriptsAfterPictures() keeps the entry as text until it is started', () => {
  const { html, starter } = scriptsAfterPictures(page);
  const entry = `import "/a.js"; "$'";`;
  assert.ok(html.includes(`<script type="text/plain" id="entry">${entry}</script>`));
  assert.ok(html.includes(`<script>${starter}</script>`));
  assert.ok(html.includes('<link rel="later" href="/a.js"/>'));
  assert.ok(!html.includes('type="module" async'));
  assert.ok(html.includes('window.$1 = "$&";'));
});

Deno.test('scriptsAfterPictures() leaves a page without scripts as it is', () => {
  assert.deepEqual(scriptsAfterPictures('<p>x</p>'), { html: '<p>x</p>', starter: undefined });
});
