import assert from 'node:assert/strict';
import { maxUploadBytes } from '../../edge-api/catalogue/pictures/save-upload.ts';

const limits = {
  'nginx.conf': /client_max_body_size (\d+)k;/,
  'Caddyfile': /max_size (\d+)KiB/,
};

for (const [name, limit] of Object.entries(limits)) {
  Deno.test(`${name} lets the largest picture through`, async () => {
    const text = await Deno.readTextFile(
      new URL(`../../docs/proxies/${name}`, import.meta.url),
    );
    const bytes = Number(limit.exec(text)?.[1]) * 1024;
    assert.ok(bytes >= maxUploadBytes, `${bytes}`);
  });
}
