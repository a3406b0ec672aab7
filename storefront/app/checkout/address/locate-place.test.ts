import assert from 'node:assert/strict';
import type { DivisionService } from './division-service.ts';
import { locatePlace } from './locate-place.ts';

const saigon = { province: 'Thành phố Hồ Chí Minh', province_code: 79 };
const wholePlace = {
  ward: 'Phường Bến Nghé',
  district: 'Quận 1',
  city: 'Thành phố Hồ Chí Minh',
  note: '(cũ: Phường Bến Nghé, Quận 1)',
  successors: [{ code: 26740, name: 'Phường Sài Gòn', ...saigon }],
  likely: true,
};
const splitPlace = {
  ward: 'Phường Cống Vị',
  district: 'Quận Ba Đình',
  city: 'Thành phố Hà Nội',
  note: '(cũ: Phường Cống Vị, Quận Ba Đình)',
  successors: [
    { code: 8, name: 'Phường Ngọc Hà', province: 'Thành phố Hà Nội', province_code: 1 },
    { code: 25, name: 'Phường Giảng Võ', province: 'Thành phố Hà Nội', province_code: 1 },
  ],
  likely: false,
};
const places = [wholePlace, splitPlace];
const service: DivisionService = {
  provinces: () => Promise.resolve([{ code: 79, name: 'Thành phố Hồ Chí Minh' }]),
  districts: () => Promise.resolve([]),
  wards: () => Promise.resolve([]),
  communes: () => Promise.resolve([{ code: 26740, name: 'Phường Sài Gòn' }]),
  formerPlaces: ({ ward }) => Promise.resolve(places.filter((place) => place.ward === ward)),
};
const communes = { scheme: 'communes', provincesUrl: '' } as const;

Deno.test('locatePlace() converts a saved address with a district for a shop with communes', async () => {
  const { place, former } = await locatePlace(communes, wholePlace, service);
  assert.equal(former, wholePlace);
  assert.equal(place.ward?.name, 'Phường Sài Gòn');
  assert.equal(place.district?.name, wholePlace.note);
});

Deno.test('locatePlace() leaves the commune of a split ward to the customer', async () => {
  const { place, former } = await locatePlace(communes, splitPlace, service);
  assert.equal(former, splitPlace);
  assert.deepEqual([place.province?.code, place.district, place.ward], [1, null, null]);
});

Deno.test('locatePlace() finds an address with a commune without a conversion', async () => {
  const names = { city: 'Thành phố Hồ Chí Minh', district: '', ward: 'Phường Sài Gòn' };
  const { place, former } = await locatePlace(communes, names, service);
  assert.deepEqual([place.ward?.code, former], [26740, undefined]);
  const districts = { scheme: 'districts', provincesUrl: '' } as const;
  assert.equal((await locatePlace(districts, names, service)).place.province, null);
});
