import assert from 'node:assert/strict';
import { lazyCommunes, lazyDivisions } from './load-divisions.ts';

const communes = await lazyCommunes()();
const { former } = communes;
const hcm = 'Thành phố Hồ Chí Minh';

Deno.test('every former ward and district without wards has become communes of one province', async () => {
  const divisions = await lazyDivisions()();
  const reached = new Set<number>();
  let places = 0;
  let open = 0;
  for (const { code, name: city } of divisions.provinces()) {
    for (const { name: district, wards } of divisions.province(code, 3)!.districts) {
      for (const ward of wards.length === 0 ? [''] : wards.map(({ name }) => name)) {
        const place = former.find({ ward, district, city });
        assert.ok(place, `${ward}, ${district}, ${city}`);
        assert.equal(new Set(place.successors.map(({ province }) => province)).size, 1);
        for (const { code } of place.successors) {
          assert.ok(former.became(place.note, code), place.note);
          reached.add(code);
        }
        places += 1;
        if (!place.likely) open += 1;
      }
    }
  }
  assert.deepEqual([places, open, reached.size], [10_035 + 5, 381, 3_321]);
});

Deno.test('a search finds a former ward without diacritics, its best match first', () => {
  const [benNghe] = former.search('ben nghe quan 1');
  assert.deepEqual(benNghe, {
    ward: 'Phường Bến Nghé',
    district: 'Quận 1',
    city: hcm,
    note: '(cũ: Phường Bến Nghé, Quận 1)',
    successors: [
      { code: 26740, name: 'Phường Sài Gòn', province: hcm, province_code: 79 },
    ],
    likely: true,
  });
  assert.equal(former.search('phường 1 quận 3')[0]?.ward, 'Phường 1');
  assert.equal(former.search('Bến Nghé, Q1')[0]?.note, benNghe?.note);
  assert.equal(former.search('P5, Q3')[0]?.note, '(cũ: Phường 5, Quận 3)');
  for (const { note } of former.search('thủ đức')) assert.match(note, /Thủ Đức/);
  assert.deepEqual(former.search('khong co noi nay'), []);
  assert.deepEqual(former.search(' ,. '), []);
  assert.equal(former.search('xa').length, 12);
});

Deno.test('the note names the former province if it has another name', () => {
  const [place] = former.search('phu cuong thu dau mot');
  assert.equal(place?.note, '(cũ: Phường Phú Cường, Thành phố Thủ Dầu Một, Tỉnh Bình Dương)');
  assert.equal(place?.successors[0]?.province, hcm);
});

Deno.test('hasPlace() accepts a commune of its province, and only a former place that became it', () => {
  const place = { city: hcm, ward: 'Phường Sài Gòn', district: '' };
  assert.ok(communes.hasPlace(place));
  assert.ok(communes.hasPlace({ ...place, district: '(cũ: Phường Bến Nghé, Quận 1)' }));
  for (
    const wrong of [
      { district: '(cũ: Phường Phúc Xá, Quận Ba Đình)' },
      { district: 'Quận 1' },
      { ward: 'Phường Bến Nghé' },
      { ward: '' },
      { city: 'Thành phố Hà Nội' },
    ]
  ) assert.equal(communes.hasPlace({ ...place, ...wrong }), false, JSON.stringify(wrong));
});
