import assert from 'node:assert/strict';
import { branches } from '../four-pillars/branches.ts';
import { laSo } from '../mod.ts';

const birth = { year: 1985, month: 2, day: 10, hour: 8, gender: 'female' } as const;

Deno.test('laSo() returns the limits and stars of viewYear', () => {
  assert.deepEqual(laSo(birth, { viewYear: 2026 }).luuNien, {
    year: 2026,
    canChi: { can: 'Bính', chi: 'Ngọ' },
    age: 42,
    daiHan: 'Sửu',
    tieuHan: 'Dần',
    nguyetHan: [
      'Ngọ',
      'Mùi',
      'Thân',
      'Dậu',
      'Tuất',
      'Hợi',
      'Tý',
      'Sửu',
      'Dần',
      'Mão',
      'Thìn',
      'Tỵ',
    ],
    stars: {
      'Lưu Thái Tuế': 'Ngọ',
      'Lưu Tang Môn': 'Thân',
      'Lưu Bạch Hổ': 'Dần',
      'Lưu Lộc Tồn': 'Tỵ',
      'Lưu Kình Dương': 'Ngọ',
      'Lưu Đà La': 'Thìn',
      'Lưu Thiên Mã': 'Thân',
      'Lưu Thiên Khốc': 'Tý',
      'Lưu Thiên Hư': 'Tý',
    },
    tuHoa: {
      'Hóa Lộc': 'Thiên Đồng',
      'Hóa Quyền': 'Thiên Cơ',
      'Hóa Khoa': 'Văn Xương',
      'Hóa Kỵ': 'Liêm Trinh',
    },
  });
});

Deno.test('laSo() with the year of birth as viewYear repeats the palaces of its stars', () => {
  for (let year = 1980; year < 1992; year++) {
    const chart = laSo({ ...birth, year, month: 6 }, { viewYear: year });
    const { stars, tuHoa } = chart.luuNien!;
    for (const { chi, minorStars, thaiTue } of chart.palaces) {
      for (const name of [...minorStars.map(({ name }) => name), thaiTue]) {
        const luuTinh = `Lưu ${name}` as keyof typeof stars;
        if (luuTinh in stars) assert.equal(stars[luuTinh], chi, `${luuTinh} ${year}`);
      }
    }
    assert.deepEqual(tuHoa, chart.tuHoa);
  }
});

Deno.test('laSo() finds the decade in the palace whose first age it is', () => {
  for (const gender of ['male', 'female'] as const) {
    for (let viewYear = 1985; viewYear <= 2120; viewYear++) {
      const { palaces, luuNien } = laSo({ ...birth, gender }, { viewYear });
      const { age, daiHan, tieuHan, canChi } = luuNien!;
      const decade = palaces.find((palace) => age >= palace.daiHan && age <= palace.daiHan + 9);
      assert.equal(daiHan, decade?.chi ?? null, `${viewYear}`);
      assert.equal(palaces.find(({ chi }) => chi === tieuHan)!.tieuHan, canChi.chi, `${viewYear}`);
    }
  }
});

Deno.test('laSo() has no decade before the first age and after twelve decades', () => {
  const daiHan = (viewYear: number) => laSo(birth, { viewYear }).luuNien!.daiHan;
  assert.deepEqual([1988, 1989, 2108, 2109].map(daiHan), [null, 'Tuất', 'Dậu', null]);
});

Deno.test('laSo() counts the months from the branch of the year by the school thai-tue', () => {
  const { nguyetHan } = laSo(birth, { viewYear: 2026, nguyetHan: 'thai-tue' }).luuNien!;
  // Branch of the year Ngọ, month of birth 1, hour of birth Thìn.
  assert.equal(nguyetHan[0], 'Tuất');
  assert.equal(new Set(nguyetHan).size, branches.length);
});
