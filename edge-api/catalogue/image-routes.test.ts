import assert from 'node:assert/strict';
import { imageRoutes } from './image-routes.ts';

Deno.test('an SVG picture cannot run scripts when it is opened as a page', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-images-' });
  try {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await Deno.writeTextFile(`${folder}/a.svg`, svg);
    await Deno.writeTextFile(`${folder}/B.SVG`, svg);
    await Deno.writeTextFile(`${folder}/c.png`, 'png');
    const routes = imageRoutes([folder]);
    for (const name of ['a.svg', 'B.SVG']) {
      const reply = await routes.request(`/${name}`);
      assert.equal(reply.headers.get('Content-Type'), 'image/svg+xml');
      assert.equal(
        reply.headers.get('Content-Security-Policy'),
        "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      );
    }
    const png = await routes.request('/c.png');
    assert.equal(png.headers.get('Content-Security-Policy'), null);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
