import assert from 'node:assert/strict';
import { comparableText, originsOf } from './order-origins.ts';
import { sampleAddress } from '../testing/sample-address.ts';

Deno.test('originsOf() returns the network and the phone number of an order', () => {
  const [network, phone] = originsOf(sampleAddress, '2001:db8:1:2::/64');
  assert.deepEqual([network, phone], ['network 2001:db8:1::/48', `phone ${sampleAddress.phone}`]);
});

Deno.test('comparableText() returns a text that is equal for all spellings of a place', () => {
  assert.equal(comparableText('l0 Đinh Lễ'), comparableText('10, dinh-lе'));
});
