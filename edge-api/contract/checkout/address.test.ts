import assert from 'node:assert/strict';
import { sampleAddress } from '../../testing/sample-address.ts';
import type { z } from '../zod.ts';
import { formatAddress } from './address-fields.ts';
import { addressSchema, createAddressSchema } from './address.ts';

const communes = createAddressSchema('communes');
const commune = { ...sampleAddress, ward: 'Phường Hoàn Kiếm', district: '' };

const invalidFields = (schema: z.ZodType, address: unknown) =>
  schema.safeParse(address).error?.issues.map(({ path }) => path.join('.'));

Deno.test('an address with a commune has no district, and names its scheme', () => {
  const { district: _, ...named } = { ...commune, scheme: 'communes' };
  const address = communes.parse(named);
  assert.equal(address.district, '');
  assert.equal(formatAddress(address), '12 Hàng Bạc, Phường Hoàn Kiếm, Thành phố Hà Nội, Việt Nam');
  assert.deepEqual(invalidFields(communes, { ...named, district: 'Quận Hoàn Kiếm' }), ['district']);
  assert.deepEqual(invalidFields(communes, commune), ['scheme']);
});

Deno.test('an address with a commune may have a note of the former place', () => {
  const noted = {
    ...commune,
    scheme: 'communes',
    district: '(cũ: Phường Hàng Bạc, Quận Hoàn Kiếm)',
  };
  assert.equal(
    formatAddress(communes.parse(noted)),
    '12 Hàng Bạc, Phường Hoàn Kiếm (cũ: Phường Hàng Bạc, Quận Hoàn Kiếm), Thành phố Hà Nội, Việt Nam',
  );
  for (const district of ['cũ', '(cũ: )', '(cũ: a) (b)', `(cũ: ${'x'.repeat(200)})`, 7]) {
    assert.deepEqual(invalidFields(communes, { ...noted, district }), ['district']);
  }
});

Deno.test('an order has districts, which an address need not name, or communes', () => {
  assert.ok(
    !('scheme' in addressSchema.parse(sampleAddress)),
    'the digest of an order is the same',
  );
  assert.ok(addressSchema.safeParse({ ...sampleAddress, scheme: 'districts' }).success);
  assert.ok(addressSchema.safeParse({ ...commune, scheme: 'communes' }).success);
  assert.deepEqual(invalidFields(addressSchema, { ...commune, scheme: 'wards' }), ['scheme']);
  assert.deepEqual(invalidFields(addressSchema, commune), ['district']);
});
