import assert from 'node:assert/strict';
import { serverPermissions } from './server-permissions.ts';

const root = new URL('file:///srv/shop/');
const here = { host: '127.0.0.1', port: 8000 };

const permission = (flags: string[], name: string) =>
  flags.find((flag) => flag.startsWith(`--allow-${name}=`))?.split('=')[1]?.split(',') ?? [];

Deno.test('serverPermissions() never grants everything of a kind', () => {
  for (
    const database of [{ kind: 'file', path: 'var/shop.db' }, {
      kind: 'server',
      url: 'libsql://x',
    }] as const
  ) {
    const flags = serverPermissions(root, here, database);
    assert.ok(
      flags.every((flag) => /^--allow-(env|sys|net|read|write|ffi)=.+/.test(flag)),
      String(flags),
    );
    assert.ok(!flags.some((flag) => flag.startsWith('--allow-run')));
  }
});

Deno.test('serverPermissions() for a file: its folder may be written, only the shop’s address be used', () => {
  const flags = serverPermissions(root, here, { kind: 'file', path: '/data/a/shop.db' });
  assert.deepEqual(permission(flags, 'write'), ['/data/a']);
  assert.deepEqual(permission(flags, 'net'), ['127.0.0.1:8000']);
  assert.deepEqual(permission(flags, 'ffi'), ['/srv/shop/node_modules/.deno']);
  assert.ok(permission(flags, 'read').includes('/data/a'));
  const comma = serverPermissions(root, here, { kind: 'file', path: '/data/a,b/shop.db' });
  assert.ok(comma.includes('--allow-write=/data/a,,b'));
  const relative = serverPermissions(root, here, { kind: 'file', path: 'var/shop.db' });
  assert.deepEqual(permission(relative, 'write'), ['/srv/shop/var']);
});

Deno.test('serverPermissions() for a server: no file is written, no native code loaded', () => {
  const address = (url: string) =>
    permission(serverPermissions(root, here, { kind: 'server', url }), 'net')[1];
  assert.equal(address('libsql://shop.turso.example'), 'shop.turso.example:443');
  assert.equal(address('http://127.0.0.1:8081'), '127.0.0.1:8081');
  assert.equal(address('http://db.example'), 'db.example:80');
  const flags = serverPermissions(root, here, { kind: 'server', url: 'https://db.example' });
  assert.deepEqual(permission(flags, 'write'), []);
  assert.deepEqual(permission(flags, 'ffi'), []);
});
