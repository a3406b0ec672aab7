import assert from 'node:assert/strict';
import type { DivisionService } from './division-service.ts';
import { findPlace } from './find-place.ts';

const daNang = { code: 48, name: 'Thành phố Đà Nẵng' };
const haiChau = { code: 492, name: 'Quận Hải Châu' };
const hoangSa = { code: 498, name: 'Huyện Hoàng Sa' };
const commune = { code: 20242, name: 'Phường Hải Châu' };
const thachThang = { code: 20236, name: 'Phường Thạch Thang' };

const service: DivisionService = {
  provinces: () => Promise.resolve([daNang]),
  districts: (code) => Promise.resolve(code === daNang.code ? [haiChau, hoangSa] : []),
  wards: (code) => Promise.resolve(code === haiChau.code ? [thachThang] : []),
  communes: (code) => Promise.resolve(code === daNang.code ? [commune] : []),
  formerPlaces: () => Promise.resolve([]),
};

const names = { city: daNang.name, district: haiChau.name, ward: thachThang.name };

Deno.test('findPlace() finds the divisions of a saved address, also in another encoding', async () => {
  const place = { province: daNang, district: haiChau, ward: thachThang };
  assert.deepEqual(await findPlace(service, names), place);
  const decomposed = Object.fromEntries(
    Object.entries(names).map(([level, name]) => [level, name.normalize('NFD')]),
  ) as typeof names;
  assert.deepEqual(await findPlace(service, decomposed), place);
});

Deno.test('findPlace() finds no ward in a district without wards', async () => {
  assert.deepEqual(await findPlace(service, { ...names, district: hoangSa.name, ward: '' }), {
    province: daNang,
    district: hoangSa,
    ward: null,
  });
});

Deno.test('findPlace() leaves out a division that is no longer in its list, and those below', async () => {
  assert.deepEqual(await findPlace(service, { ...names, ward: 'Phường Cũ' }), {
    province: daNang,
    district: haiChau,
    ward: null,
  });
  assert.deepEqual(await findPlace(service, { ...names, district: 'Quận Cũ' }), {
    province: daNang,
    district: null,
    ward: null,
  });
  assert.deepEqual(await findPlace(service, { ...names, city: 'Tỉnh Cũ' }), {
    province: null,
    district: null,
    ward: null,
  });
});

Deno.test('findPlace() finds the commune of an address, with the note of its former place', async () => {
  const note = '(cũ: Phường Thạch Thang, Quận Hải Châu)';
  const names = { city: daNang.name, district: note, ward: commune.name };
  const place = { province: daNang, district: { code: commune.code, name: note }, ward: commune };
  assert.deepEqual(await findPlace(service, names, 'communes'), place);
  const unnoted = { ...names, district: '' };
  assert.deepEqual(await findPlace(service, unnoted, 'communes'), { ...place, district: null });
  assert.deepEqual(await findPlace(service, { ...names, ward: 'Phường Nào Đó' }, 'communes'), {
    province: daNang,
    district: null,
    ward: null,
  });
});
