import assert from 'node:assert/strict';
import { savedAddresses } from '../../db/schema/account-tables.ts';
import type { Address } from '../../contract/checkout/address.ts';
import { an, openAccountShop } from '../testing/open-account-shop.ts';
import { sampleAddress } from '../../testing/sample-address.ts';
import { saveAddress } from './saved-addresses.ts';

const withStreet = (street: string) => ({ address: { ...sampleAddress, street } });

async function openWithAn() {
  const test = await openAccountShop({ isKnownAddress: ({ city }) => city !== 'Atlantis' });
  const { id, token } = await test.open(an.email);
  const call = (method: string, path: string, body?: unknown, as = token) =>
    test.request(method, `user/account/addresses${path}`, { body, as });
  const list = async (): Promise<{ id: string; street: string; usedAt: string }[]> =>
    (await test.request('GET', 'user/account', { as: token })).body.addresses;
  return { ...test, id, token, call, list };
}

Deno.test('addresses are saved, changed, listed by their last use, and deleted', async () => {
  await using test = await openWithAn();
  const { status, body } = await test.call('POST', '', { address: sampleAddress });
  const { country: _, ...address } = sampleAddress;
  assert.deepEqual([status, body], [200, {
    success: true,
    address: { ...address, id: body.address.id, usedAt: new Date(test.clock()).toISOString() },
  }]);
  test.advance(1);
  await test.call('POST', '', withStreet('1 Hàng Gai'));
  const streets = async () => (await test.list()).map(({ street }) => street);
  assert.deepEqual(await streets(), ['1 Hàng Gai', '12 Hàng Bạc']);
  test.advance(1);
  const changed = await test.call('PUT', `/${body.address.id}`, withStreet('14 Hàng Bạc'));
  assert.equal(changed.body.address.usedAt, new Date(test.clock()).toISOString());
  assert.deepEqual(await streets(), ['14 Hàng Bạc', '1 Hàng Gai']);
  assert.equal((await test.call('DELETE', `/${body.address.id}`)).status, 200);
  assert.deepEqual(await streets(), ['1 Hàng Gai']);
  assert.equal((await test.call('DELETE', `/${body.address.id}`)).status, 404);
});

Deno.test('a saved address is renewed instead of saved twice, also by concurrent requests', async () => {
  await using test = await openWithAn();
  const first = await test.call('POST', '', { address: sampleAddress });
  test.advance(5);
  const again = await Promise.all(
    Array.from({ length: 5 }, () => test.call('POST', '', { address: sampleAddress })),
  );
  for (const { body } of again) assert.equal(body.address.id, first.body.address.id);
  const [row, ...others] = await test.list();
  assert.deepEqual([row?.usedAt, others], [new Date(test.clock()).toISOString(), []]);
});

Deno.test('an account has at most ten addresses, also with concurrent requests', async () => {
  await using test = await openWithAn();
  const replies = await Promise.all(
    Array.from({ length: 14 }, (_, n) => test.call('POST', '', withStreet(`${n} Hàng Bạc`))),
  );
  const refused = replies.filter(({ status }) => status !== 200);
  assert.equal(refused.length, 4);
  for (const { status, body } of refused) {
    assert.deepEqual([status, body.code], [409, 'ADDRESS_LIMIT']);
  }
  const [kept] = await test.list();
  assert.equal((await test.call('POST', '', withStreet(kept!.street))).status, 200, 'a renewal');
  assert.equal((await test.list()).length, 10);
});

Deno.test('an address of another user can be neither read, changed nor deleted', async () => {
  await using test = await openWithAn();
  const { body } = await test.call('POST', '', { address: sampleAddress });
  const binh = await test.open('binh@example.com');
  const path = `/${body.address.id}`;
  assert.equal((await test.call('PUT', path, withStreet('x'), binh.token)).status, 404);
  assert.equal((await test.call('DELETE', path, undefined, binh.token)).status, 404);
  const other = await test.request('GET', 'user/account', { as: binh.token });
  assert.deepEqual(other.body.addresses, []);
  assert.equal((await test.list())[0]?.street, sampleAddress.street);
});

Deno.test('an address needs a known ward, and contains no links', async () => {
  await using test = await openWithAn();
  const unknown = await test.call('POST', '', { address: { ...sampleAddress, city: 'Atlantis' } });
  assert.deepEqual([unknown.status, unknown.body.issues[0].path], [422, 'address.ward']);
  const link = await test.call('POST', '', withStreet('https://evil.example'));
  assert.deepEqual([link.status, link.body.issues[0].path], [422, 'address.street']);
  for (const id of ['x', `${'0'.repeat(36)}x`, '%00', "' or 1=1 --"]) {
    const path = `/${encodeURIComponent(id)}`;
    assert.equal((await test.call('PUT', path, { address: sampleAddress })).status, 404);
    assert.equal((await test.call('DELETE', path)).status, 404);
  }
  assert.equal(await test.database.read.$count(savedAddresses), 0);
});

Deno.test('saveAddress() saves nothing for an unknown user', async () => {
  await using test = await openWithAn();
  assert.equal(await saveAddress(test.database, 'nobody', sampleAddress, 1), undefined);
  assert.equal(await test.database.read.$count(savedAddresses), 0);
});

Deno.test('changes of addresses are limited per account', async () => {
  await using test = await openWithAn();
  for (let attempt = 0; attempt < 60; attempt += 1) {
    assert.equal((await test.call('POST', '', { address: sampleAddress })).status, 200);
  }
  assert.equal((await test.call('POST', '', { address: sampleAddress })).status, 429);
});

Deno.test('addresses of two schemes are different ones', async () => {
  await using test = await openWithAn();
  const save = (address: Address) => saveAddress(test.database, test.id, address, 1);
  const first = await save(sampleAddress);
  const other = await save({ ...sampleAddress, scheme: 'communes' });
  assert.notEqual(first?.id, other?.id);
  assert.equal((await save({ ...sampleAddress, scheme: 'districts' }))?.id, first?.id);
  const rows = await test.database.read.select({ scheme: savedAddresses.scheme })
    .from(savedAddresses);
  assert.deepEqual(rows.map(({ scheme }) => scheme).sort(), ['communes', 'districts']);
});
