import assert from 'node:assert/strict';
import { emptyDraft } from './order-records.ts';
import { isEmptyDraft, isSameAddress, valuesOf } from './saved-address-draft.ts';

const address = {
  id: 'a',
  firstName: 'Ánh Tuyết',
  lastName: 'Nguyễn Thị',
  email: 'tuyet@example.com',
  phone: '0905123456',
  street: '24 Trần Phú',
  ward: 'Phường Thạch Thang',
  district: 'Quận Hải Châu',
  city: 'Thành phố Đà Nẵng',
  usedAt: '2026-11-21T00:00:00.000Z',
};
const place = {
  province: { code: 48, name: address.city },
  district: { code: 492, name: address.district },
  ward: { code: 20236, name: address.ward },
};
const draft = { ...emptyDraft, values: valuesOf(address), place };

Deno.test('isEmptyDraft() is true before anything is typed or chosen', () => {
  assert.equal(isEmptyDraft(undefined), true);
  assert.equal(isEmptyDraft(emptyDraft), true);
  assert.equal(isEmptyDraft({ ...emptyDraft, payment: 'card' }), true);
  assert.equal(
    isEmptyDraft({ ...emptyDraft, values: { ...emptyDraft.values, phone: '0' } }),
    false,
  );
  assert.equal(isEmptyDraft({ ...emptyDraft, place: { ...place, ward: null } }), false);
});

Deno.test('isEmptyDraft() ignores the values that were filled in', () => {
  const filled = { ...emptyDraft.values, firstName: 'An', email: 'an@example.com' };
  assert.equal(isEmptyDraft({ ...emptyDraft, values: filled }, filled), true);
  assert.equal(isEmptyDraft({ ...emptyDraft, values: filled }), false);
  const typed = { ...filled, firstName: 'Bình' };
  assert.equal(isEmptyDraft({ ...emptyDraft, values: typed }, filled), false);
});

Deno.test('isSameAddress() compares every field, without surrounding spaces', () => {
  assert.equal(isSameAddress(draft, address), true);
  assert.equal(
    isSameAddress({ ...draft, values: { ...draft.values, street: ' 24 Trần Phú ' } }, address),
    true,
  );
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'street'] as const) {
    const values = { ...draft.values, [name]: 'khác' };
    assert.equal(isSameAddress({ ...draft, values }, address), false, name);
  }
  for (const level of ['province', 'district', 'ward'] as const) {
    assert.equal(isSameAddress({ ...draft, place: { ...place, [level]: null } }, address), false);
  }
  assert.equal(
    isSameAddress({ ...draft, place: { ...place, ward: null } }, { ...address, ward: '' }),
    true,
  );
});
