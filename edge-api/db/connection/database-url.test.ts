import assert from 'node:assert/strict';
import { parseDatabaseUrl } from './database-url.ts';
import { DatabaseUrlError } from '../database-errors.ts';

Deno.test('parseDatabaseUrl() parses file URLs', () => {
  const cases = [
    ['file:var/shop.db', 'var/shop.db'],
    ['file:/srv/shop.db', '/srv/shop.db'],
    ['file:///srv/shop.db', '/srv/shop.db'],
    ['file://localhost/srv/shop.db', '/srv/shop.db'],
    ['FILE:/srv/th%E1%BA%A1ch%20an.db', '/srv/thạch an.db'],
  ] as const;
  for (const [text, path] of cases) {
    assert.deepEqual(parseDatabaseUrl(text), { kind: 'file', path });
  }
});

Deno.test('parseDatabaseUrl() parses server URLs and replaces WebSocket schemes by HTTP', () => {
  const cases = [
    ['libsql://shop.turso.io', 'libsql://shop.turso.io'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://db.example.org', 'https://db.example.org'],
    ['ws://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['wss://db.example.org', 'https://db.example.org'],
  ] as const;
  for (const [text, url] of cases) {
    assert.deepEqual(parseDatabaseUrl(text), { kind: 'server', url });
  }
});

Deno.test('parseDatabaseUrl() names the mistake in an invalid URL', () => {
  const cases = [
    ['', /must begin with file:/],
    ['shop.db', /must begin with file:/],
    ['postgres://localhost/shop', /not with postgres:/],
    ['file:', /must name a file/],
    ['file::memory:', /must name a file/],
    ['file://host/shop.db', /must name a file/],
    ['file:shop.db?mode=ro', /must name a file/],
    ['file:var/', /must name a file/],
    ['file:100%.db', /written as %25/],
    ['libsql://', /must name a host/],
    ['http://', /must name a host/],
  ] as const;
  for (const [text, message] of cases) {
    assert.throws(
      () => parseDatabaseUrl(text),
      (error) => error instanceof DatabaseUrlError && message.test(error.message),
      text,
    );
  }
});
