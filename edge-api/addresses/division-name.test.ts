import assert from 'node:assert/strict';
import { codename, divisionType } from './division-name.ts';

Deno.test('divisionType() returns the type of a division, which is a prefix of its name', () => {
  assert.equal(divisionType('Thị xã Sơn Tây'), 'thị xã');
});

Deno.test('codename() returns the name of a division in snake case, without diacritics', () => {
  assert.equal(codename('Tỉnh Bà Rịa - Vũng Tàu'), 'tinh_ba_ria_vung_tau');
  assert.equal(codename("Huyện M'Đrắk"), 'huyen_m_drak');
});
