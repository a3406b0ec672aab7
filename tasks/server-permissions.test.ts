import assert from 'node:assert/strict';
import { serverPermissions } from './server-permissions.ts';

const root = new URL('file:///srv/shop/');
const mail = { folder: '/mail' };
const local = { host: '127.0.0.1', port: 8000, mail, imagesFolder: 'var/images' };

/** Push services of browsers. */
const pushes = [
  'fcm.googleapis.com:443',
  '*.push.services.mozilla.com:443',
  '*.notify.windows.com:443',
  '*.push.apple.com:443',
];

const permission = (flags: string[], name: string) =>
  flags.find((flag) => flag.startsWith(`--allow-${name}=`))?.split('=')[1]?.split(',') ?? [];

Deno.test('serverPermissions() never grants a permission without a list', () => {
  for (
    const database of [{ kind: 'file', path: 'var/shop.db' }, {
      kind: 'server',
      url: 'libsql://x',
    }] as const
  ) {
    const flags = serverPermissions(root, local, database);
    assert.ok(
      flags.every((flag) => /^--allow-(env|sys|net|read|write|ffi)=.+/.test(flag)),
      String(flags),
    );
    assert.ok(!flags.some((flag) => flag.startsWith('--allow-run')));
  }
});

Deno.test('serverPermissions() for a file allows writes to its folder and the mails, and no address but its own and push services', () => {
  const flags = serverPermissions(root, local, { kind: 'file', path: '/data/a/shop.db' });
  assert.deepEqual(permission(flags, 'write'), ['/data/a', '/mail']);
  assert.deepEqual(permission(flags, 'net'), ['127.0.0.1:8000', ...pushes]);
  assert.deepEqual(permission(flags, 'ffi'), ['/srv/shop/node_modules/.deno']);
  assert.ok(permission(flags, 'read').includes('/data/a'));
  const comma = serverPermissions(root, local, { kind: 'file', path: '/data/a,b/shop.db' });
  assert.ok(comma.includes('--allow-write=/data/a,,b,/mail'));
  const relative = serverPermissions(root, local, { kind: 'file', path: 'var/shop.db' });
  assert.deepEqual(permission(relative, 'write'), ['/srv/shop/var', '/mail']);
});

Deno.test('serverPermissions() allows reading, but not writing, the folder of pictures', () => {
  const readableWith = (imagesFolder: string) => {
    const database = { kind: 'file', path: '/data/shop.db' } as const;
    const flags = serverPermissions(root, { ...local, imagesFolder }, database);
    assert.deepEqual(permission(flags, 'write'), ['/data', '/mail']);
    return permission(flags, 'read');
  };
  assert.ok(readableWith('var/images').includes('/srv/shop/var/images'));
  assert.ok(readableWith('/pictures').includes('/pictures'));
});

Deno.test('serverPermissions() for a database server allows no writes and no native code', () => {
  const address = (url: string) =>
    permission(serverPermissions(root, local, { kind: 'server', url }), 'net')[1];
  assert.equal(address('libsql://shop.turso.example'), 'shop.turso.example:443');
  assert.equal(address('http://127.0.0.1:8081'), '127.0.0.1:8081');
  assert.equal(address('http://db.example'), 'db.example:80');
  const smtp = { ...local, mail: { ...mail, smtpUrl: 'smtp://mail.example' } };
  const flags = serverPermissions(root, smtp, { kind: 'server', url: 'https://db.example' });
  assert.deepEqual(permission(flags, 'write'), []);
  assert.deepEqual(permission(flags, 'ffi'), []);
});

Deno.test('serverPermissions() allows network access to the services of the settings', () => {
  const services = {
    ...local,
    mail: { ...mail, smtpUrl: 'smtps://user:pass@[::1]' },
    facebook: { appId: '12345', appSecret: 's', graphUrl: 'http://127.0.0.1:9000' },
    stripe: { secretKey: 'sk', webhookSecret: 'whsec', apiUrl: undefined },
  };
  const flags = serverPermissions(root, services, { kind: 'file', path: '/data/shop.db' });
  assert.deepEqual(permission(flags, 'net'), [
    '127.0.0.1:8000',
    '[::1]:465',
    '127.0.0.1:9000',
    'api.stripe.com:443',
    ...pushes,
  ]);
  assert.ok(!flags.some((flag) => flag.includes('pass')));
});
