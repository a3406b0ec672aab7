import assert from 'node:assert/strict';

interface Division {
  code: number;
  name: string;
}

const text = await Deno.readTextFile(new URL('divisions.json', import.meta.url));
const provinces: (Division & {
  phone_code: number;
  districts: (Division & { wards: Division[] })[];
})[] = JSON.parse(text);
const districts = provinces.flatMap((province) => province.districts);
const wards = districts.flatMap((district) => district.wards);

Deno.test('the file has 63 provinces, 696 districts and 10,035 wards', () => {
  assert.deepEqual([provinces.length, districts.length, wards.length], [63, 696, 10_035]);
});

Deno.test('only five island districts have no wards, and every province has districts', () => {
  const without = districts.filter((district) => district.wards.length === 0);
  assert.deepEqual(without.map(({ code }) => code), [318, 471, 498, 536, 755]);
  assert.ok(provinces.every((province) => province.districts.length > 0));
});

Deno.test('codes are unique within their level, and phone codes are unique', () => {
  for (const level of [provinces, districts, wards]) {
    assert.equal(new Set(level.map(({ code }) => code)).size, level.length);
  }
  assert.equal(new Set(provinces.map(({ phone_code }) => phone_code)).size, 63);
});

Deno.test('names are in NFC, start with their type and have no extra spaces', () => {
  const beginnings: [Division[], RegExp][] = [
    [provinces, /^(Thành phố|Tỉnh) \p{Lu}/u],
    [districts, /^(Quận|Huyện|Thị xã|Thành phố) [\p{Lu}\d]/u],
    [wards, /^(Phường|Xã|Thị trấn) [\p{Lu}\d]/u],
  ];
  for (const [level, beginning] of beginnings) {
    for (const { name } of level) {
      assert.equal(name, name.normalize('NFC'));
      assert.match(name, beginning);
      assert.doesNotMatch(name, /^\s|\s$|\s\s|[^\p{L}\d '.-]/u);
      const own = name.replace(/^(Thị trấn Nông trường|Thị trấn|Thị xã|Thành phố)/, '');
      assert.doesNotMatch(own, /[ -]\p{Ll}/u, `every word of '${name}' begins with a capital`);
    }
  }
});

Deno.test('the file has one province per line, so that a diff is readable', () => {
  assert.equal(text.trimEnd().split('\n').length, 63 + 2);
});
