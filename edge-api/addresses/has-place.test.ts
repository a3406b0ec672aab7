import assert from 'node:assert/strict';
import { lazyDivisions } from './load-divisions.ts';

Deno.test('hasPlace() accepts a ward of the district and province, and no other combination', async () => {
  const divisions = await lazyDivisions()();
  const [hanoi, baDinh, phucXa] = ['Thành phố Hà Nội', 'Quận Ba Đình', 'Phường Phúc Xá'];
  assert.equal(divisions.hasPlace({ city: hanoi, district: baDinh, ward: phucXa }), true);
  for (
    const [city, district, ward] of [
      ['Thành phố Đà Nẵng', baDinh, phucXa],
      [hanoi, 'Quận Hoàn Kiếm', phucXa],
      [hanoi, baDinh, ''],
      [hanoi, baDinh, 'Phường Không Có'],
      ['', '', ''],
    ] as const
  ) {
    assert.equal(divisions.hasPlace({ city, district, ward }), false, `${city}/${district}`);
  }
});

Deno.test('hasPlace() accepts only an empty ward for a district without wards', async () => {
  const divisions = await lazyDivisions()();
  const district = divisions.district(755, 2)!;
  const province = divisions.province(district.province_code, 1)!;
  assert.deepEqual(district.wards, []);
  const place = { city: province.name, district: district.name };
  assert.equal(divisions.hasPlace({ ...place, ward: '' }), true);
  assert.equal(divisions.hasPlace({ ...place, ward: 'Phường Nào Đó' }), false);
});
