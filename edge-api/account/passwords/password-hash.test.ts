import assert from 'node:assert/strict';
import {
  createDummyHash,
  defaultCost,
  hashPassword,
  isOutdatedHash,
  verifyPassword,
} from './password-hash.ts';

Deno.test('verifyPassword() agrees with the Argon2 reference implementation', async () => {
  // From test.c of github.com/P-H-C/phc-winner-argon2, version 0x13.
  const vectors: [password: string, phc: string][] = [
    [
      'password',
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    ],
    [
      'password',
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    ],
    [
      'password',
      '$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc',
    ],
    // echo -n password | argon2 somesalt12345678 -id -k 19456 -t 2 -p 1 -l 32 -e (Debian 20171227)
    [
      'password',
      '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQxMjM0NTY3OA$DEwLbbIZGUtgBuB4gYok6r6hNvevYZoxkwMQ5/LXSaU',
    ],
  ];
  for (const [password, phc] of vectors) {
    assert.ok(await verifyPassword(password, phc), phc);
    assert.ok(!await verifyPassword(`${password} `, phc));
  }
});

Deno.test('hashPassword() returns a different hash of the same password each time', async () => {
  const [one, two] = [await hashPassword('mật khẩu'), await hashPassword('mật khẩu')];
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  assert.notEqual(one, two);
  assert.ok(await verifyPassword('mật khẩu', one) && await verifyPassword('mật khẩu', two));
});

Deno.test('verifyPassword() rejects a changed letter, a changed bit of the hash, and other parameters', async () => {
  const hash = await hashPassword('mật khẩu');
  const changed = hash.slice(0, 50) + (hash[50] === 'A' ? 'B' : 'A') + hash.slice(51);
  assert.ok(!await verifyPassword('mật khẩU', hash));
  assert.ok(!await verifyPassword('mật khẩu', changed));
  assert.ok(!await verifyPassword('mật khẩu', hash.replace('t=2', 't=1')));
});

Deno.test('createDummyHash() matches no password and has the cost', async () => {
  const dummyHash = createDummyHash(defaultCost);
  assert.match(dummyHash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$A{22}\$A{43}$/);
  for (const password of ['', 'A', '\0']) assert.ok(!await verifyPassword(password, dummyHash));
});

Deno.test('verifyPassword() rejects other strings than PHC strings of Argon2id without quoting them', async () => {
  for (const phc of ['', 'secret', '$2b$10$abc', '$argon2i$v=19$m=256,t=2,p=1$c29t$c29t']) {
    await assert.rejects(verifyPassword('x', phc), (error) => {
      assert.ok(error instanceof TypeError);
      return !error.message.includes(phc || '$');
    });
  }
});

Deno.test('hashPassword() hashes a password with Argon2id (RFC 9106) and a random salt', async () => {
  const hash = await hashPassword('mật khẩu');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.ok(await verifyPassword('mật khẩu', hash));
  assert.ok(!await verifyPassword('mật khẩu khác', hash));
});

Deno.test('isOutdatedHash() returns `true` if a hash was computed with other parameters than those of new hashes', async () => {
  assert.ok(!isOutdatedHash(await hashPassword('mật khẩu')));
  assert.ok(isOutdatedHash('$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$bQk8UB'));
});
