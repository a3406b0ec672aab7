import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { clientAddress } from './client-address.ts';

/** Returns the client address of a request with this peer and this X-Forwarded-For header. */
async function addressOf(
  peer: string | undefined,
  forwarded?: string,
  trusted = ['127.0.0.1', '::1', '10.0.0.1'],
) {
  const address = clientAddress(trusted);
  const app = new Hono().get('/', (c) => c.text(address(c)));
  const headers = forwarded === undefined ? undefined : { 'X-Forwarded-For': forwarded };
  const connection = peer === undefined ? undefined : { remoteAddr: { hostname: peer } };
  return await (await app.request('/', { headers }, connection)).text();
}

Deno.test('clientAddress() returns the peer, unless that is a trusted proxy', async () => {
  assert.equal(await addressOf('192.0.2.1'), '192.0.2.1');
  assert.equal(await addressOf('192.0.2.1', '198.51.100.7'), '192.0.2.1');
  assert.equal(await addressOf('127.0.0.1'), '127.0.0.1');
  assert.equal(await addressOf('127.0.0.1', '198.51.100.7'), '198.51.100.7');
  assert.equal(await addressOf('127.0.0.1', '198.51.100.7', []), '127.0.0.1');
});

Deno.test('clientAddress() returns the right-most forwarded address that is not a trusted proxy', async () => {
  assert.equal(await addressOf('127.0.0.1', '1.1.1.1, 2.2.2.2, 3.3.3.3'), '3.3.3.3');
  assert.equal(await addressOf('127.0.0.1', '1.1.1.1,2.2.2.2 , 10.0.0.1'), '2.2.2.2');
  assert.equal(await addressOf('127.0.0.1', '10.0.0.1, ::1'), '10.0.0.1');
});

Deno.test('clientAddress() trusts all addresses of the networks of proxies', async () => {
  const networks = ['10.0.0.0/8', '173.245.48.0/20', '2400:cb00::/32'];
  const client = '198.51.100.7';
  for (const proxy of ['10.255.0.3', '173.245.63.255', '::ffff:10.1.2.3', '2400:cb00:7::1']) {
    assert.equal(await addressOf(proxy, client, networks), client, proxy);
    assert.equal(await addressOf('10.0.0.2', `${client}, ${proxy}`, networks), client, proxy);
  }
  for (const other of ['11.0.0.1', '173.245.64.0']) {
    assert.equal(await addressOf(other, client, networks), other);
  }
  assert.equal(await addressOf('2400:cb01::1', client, networks), '2400:cb01:0:0::/64');
});

Deno.test('clientAddress() ignores invalid forwarded values', async () => {
  const invalid = ['', ' ', ',', 'unknown', '1.2.3', '1.2.3.4.5', '256.1.1.1', "1.1.1.1' or 1=1"];
  invalid.push('[::1', '::1]', 'fe80::1%eth0', ':::', 'localhost', 'x'.repeat(50_000));
  invalid.push('01.2.3.4', '0x7f.1.1.1', '1.2.3.4/8', '1.2.3.4:999999');
  for (const value of invalid) {
    assert.equal(await addressOf('127.0.0.1', value), '127.0.0.1', value.slice(0, 40));
    assert.equal(await addressOf('127.0.0.1', `9.9.9.9, ${value}`), '127.0.0.1');
    assert.equal(await addressOf('127.0.0.1', `${value}, 9.9.9.9`), '9.9.9.9');
  }
});

Deno.test('clientAddress() returns the canonical form, without a port', async () => {
  assert.equal(await addressOf('::ffff:192.0.2.1'), '192.0.2.1');
  assert.equal(await addressOf('::ffff:127.0.0.1', '9.9.9.9:4711'), '9.9.9.9');
  assert.equal(await addressOf('0:0:0:0:0:0:0:1', '[2001:DB8::1]:443'), '2001:db8:0:0::/64');
});

Deno.test('clientAddress() reduces IPv6 addresses to their /64 prefix', async () => {
  const same = ['2001:db8:1:2::', '2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff'];
  for (const address of same) assert.equal(await addressOf(address), '2001:db8:1:2::/64');
  assert.equal(await addressOf('2001:db8:1:3::1'), '2001:db8:1:3::/64');
  assert.equal(await addressOf('2001:db8::1:2:3:4'), '2001:db8:0:0::/64');
  assert.equal(await addressOf('::2'), '0:0:0:0::/64');
  assert.equal(await addressOf('1:2:3:4:5:6:7:8'), '1:2:3:4::/64');
});

Deno.test('clientAddress() counts the addresses of NAT64 and 6to4 as their IPv4 address', async () => {
  for (const address of ['64:ff9b::192.0.2.1', '64:ff9b:0:0:0:0:c000:201', '2002:c000:201:5::7']) {
    assert.equal(await addressOf(address), '192.0.2.1', address);
  }
  assert.equal(await addressOf('64:ff9b::1:c000:201'), '64:ff9b:0:0::/64');
  assert.equal(await addressOf('2002:c000:ffff:ffff:ffff::'), '192.0.255.255');
  assert.equal(await addressOf('2003:c000:201::'), '2003:c000:201:0::/64');
});

Deno.test('clientAddress() trusts no address in which a loopback address is embedded', async () => {
  for (const address of ['64:ff9b::127.0.0.1', '2002:7f00:1::1']) {
    assert.doesNotMatch(await addressOf(address), /^127\./);
    assert.doesNotMatch(await addressOf(address, '9.9.9.9'), /^9\./);
  }
});

Deno.test('clientAddress() returns local for a request without a connection, also if it has the header', async () => {
  assert.equal(await addressOf(undefined), 'local');
  assert.equal(await addressOf(undefined, '9.9.9.9'), 'local');
});

Deno.test('clientAddress() reads the peer from Deno.serve', async () => {
  const address = clientAddress([]);
  const app = new Hono().get('/', (c) => c.text(address(c)));
  const server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => {} },
    (request, info) => app.fetch(request, info),
  );
  try {
    assert.equal(
      await (await fetch(`http://127.0.0.1:${server.addr.port}`)).text(),
      '127.0.0.1',
    );
  } finally {
    await server.shutdown();
  }
});

Deno.test('clientAddress() returns the network of a client', async () => {
  const addressOf = clientAddress(['127.0.0.1']);
  const app = new Hono().get('/', (c) => c.text(addressOf(c)));
  const headers = { 'X-Forwarded-For': '198.51.100.1, 192.0.2.7' };
  const reply = await app.request('/', { headers }, { remoteAddr: { hostname: '127.0.0.1' } });
  assert.equal(await reply.text(), '192.0.2.7');
});
