import assert from 'node:assert/strict';
import { serverPermissions } from './server-permissions.ts';

const root = new URL('file:///srv/shop/');
const mail = { folder: '/mail' };
const here = { host: '127.0.0.1', port: 8000, mail };

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

Deno.test('serverPermissions() for a file: its folder and the mails’ may be written, only the shop’s address be used', () => {
  const flags = serverPermissions(root, here, { kind: 'file', path: '/data/a/shop.db' });
  assert.deepEqual(permission(flags, 'write'), ['/data/a', '/mail']);
  assert.deepEqual(permission(flags, 'net'), ['127.0.0.1:8000']);
  assert.deepEqual(permission(flags, 'ffi'), ['/srv/shop/node_modules/.deno']);
  assert.ok(permission(flags, 'read').includes('/data/a'));
  const comma = serverPermissions(root, here, { kind: 'file', path: '/data/a,b/shop.db' });
  assert.ok(comma.includes('--allow-write=/data/a,,b,/mail'));
  const relative = serverPermissions(root, here, { kind: 'file', path: 'var/shop.db' });
  assert.deepEqual(permission(relative, 'write'), ['/srv/shop/var', '/mail']);
});

Deno.test('serverPermissions() for a server: no file is written, no native code loaded', () => {
  const address = (url: string) =>
    permission(serverPermissions(root, here, { kind: 'server', url }), 'net')[1];
  assert.equal(address('libsql://shop.turso.example'), 'shop.turso.example:443');
  assert.equal(address('http://127.0.0.1:8081'), '127.0.0.1:8081');
  assert.equal(address('http://db.example'), 'db.example:80');
  const smtp = { ...here, mail: { ...mail, smtpUrl: 'smtp://mail.example' } };
  const flags = serverPermissions(root, smtp, { kind: 'server', url: 'https://db.example' });
  assert.deepEqual(permission(flags, 'write'), []);
  assert.deepEqual(permission(flags, 'ffi'), []);
});

Deno.test('serverPermissions() lets the server reach those whom the settings name', () => {
  const services = {
    ...here,
    mail: { ...mail, smtpUrl: 'smtps://user:pass@[::1]' },
    facebook: { appId: '12345', appSecret: 's', graphUrl: 'http://127.0.0.1:9000' },
    stripe: { secretKey: 'sk', webhookSecret: 'whsec' },
  };
  const flags = serverPermissions(root, services, { kind: 'file', path: '/data/shop.db' });
  assert.deepEqual(permission(flags, 'net'), [
    '127.0.0.1:8000',
    '[::1]:465',
    '127.0.0.1:9000',
    'api.stripe.com:443',
  ]);
  assert.ok(!flags.some((flag) => flag.includes('pass')));
});
