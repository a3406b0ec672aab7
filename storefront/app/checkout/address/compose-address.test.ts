import { incompleteAddress } from '@thach-an/edge-api/contract';
import assert from 'node:assert/strict';
import { addressErrors } from './address-errors.ts';
import { composeAddress } from './compose-address.ts';
import { emptyDraft, type OrderDraft } from '../order-records.ts';

const filled: OrderDraft = {
  values: {
    firstName: ' Ánh Tuyết ',
    lastName: 'Nguyễn',
    email: 'tuyet@example.com',
    phone: '+84 905 123 456',
    street: '24 Trần Phú',
  },
  place: {
    province: { code: 48, name: 'Thành phố Đà Nẵng' },
    district: { code: 492, name: 'Quận Hải Châu' },
    ward: { code: 20239, name: 'Phường Hải Châu' },
  },
  payment: 'cod',
};
const wards = { state: 'ready', items: [{ code: 20239, name: 'Phường Hải Châu' }] } as const;

Deno.test('composeAddress() returns the address in the format of the API', () => {
  assert.deepEqual(composeAddress(filled, wards).address, {
    firstName: 'Ánh Tuyết',
    lastName: 'Nguyễn',
    email: 'tuyet@example.com',
    phone: '0905123456',
    street: '24 Trần Phú',
    city: 'Thành phố Đà Nẵng',
    district: 'Quận Hải Châu',
    ward: 'Phường Hải Châu',
    country: 'Việt Nam',
  });
});

Deno.test('composeAddress() returns an error for every empty field', () => {
  assert.deepEqual(composeAddress(emptyDraft, { state: 'idle' }).errors, {
    firstName: 'Vui lòng nhập tên.',
    lastName: 'Vui lòng nhập họ.',
    email: 'Vui lòng nhập email.',
    phone: 'Vui lòng nhập số điện thoại.',
    street: 'Vui lòng nhập số nhà và tên đường.',
    province: incompleteAddress,
  });
});

Deno.test('composeAddress() returns an error for the first missing division only', () => {
  const { province } = filled.place;
  const place = { province, district: null, ward: null };
  assert.deepEqual(composeAddress({ ...filled, place }, { state: 'idle' }).errors, {
    district: incompleteAddress,
  });
});

Deno.test('composeAddress() requires a ward unless the district is known to have none', () => {
  const wardless = { ...filled, place: { ...filled.place, ward: null } };
  assert.equal(composeAddress(wardless, { state: 'ready', items: [] }).address?.ward, '');
  for (const list of [wards, { state: 'loading' }, { state: 'failed' }] as const) {
    assert.deepEqual(
      composeAddress(wardless, list).errors,
      { ward: incompleteAddress },
      list.state,
    );
  }
});

Deno.test('addressErrors() keeps the first message of a field and ignores other paths', () => {
  assert.deepEqual(
    addressErrors([
      { path: 'city', message: 'một' },
      { path: 'city', message: 'hai' },
      { path: 'items', message: 'ba' },
    ]),
    { province: 'một' },
  );
});
