import assert from 'node:assert/strict';
import { sampleAddress } from '../../testing/sample-address.ts';
import { formatAddress } from './address-fields.ts';
import { addressSchema, createAddressSchema } from './address.ts';

const communes = createAddressSchema('communes');
const commune = { ...sampleAddress, ward: 'Phường Hoàn Kiếm', district: '' };

const invalidFields = (schema: typeof addressSchema, address: unknown) =>
  schema.safeParse(address).error?.issues.map(({ path }) => path.join('.'));

Deno.test('an address with a commune has no district, and names its scheme', () => {
  const { district: _, ...named } = { ...commune, scheme: 'communes' };
  const address = communes.parse(named);
  assert.equal(address.district, '');
  assert.equal(formatAddress(address), '12 Hàng Bạc, Phường Hoàn Kiếm, Thành phố Hà Nội, Việt Nam');
  assert.deepEqual(invalidFields(communes, { ...named, district: 'Quận Hoàn Kiếm' }), ['district']);
  assert.deepEqual(invalidFields(communes, commune), ['scheme']);
});

Deno.test('the shop accepts districts, which an address need not name', () => {
  assert.ok(
    !('scheme' in addressSchema.parse(sampleAddress)),
    'the digest of an order is the same',
  );
  assert.ok(addressSchema.safeParse({ ...sampleAddress, scheme: 'districts' }).success);
  assert.deepEqual(invalidFields(addressSchema, { ...commune, scheme: 'communes' }), [
    'district',
    'scheme',
  ]);
});
