import assert from 'node:assert/strict';
import { cungMenh } from '../mod.ts';
import { readCsv } from '../testdata/read-csv.ts';

Deno.test('cungMenh() equals the table for 1900-2100 and both genders', () => {
  for (const row of readCsv('cung-phi-1900-2100.csv')) {
    assert.equal(cungMenh(Number(row.lunarYear), 'male').cung, row.namCung);
    assert.equal(cungMenh(Number(row.lunarYear), 'female').cung, row.nuCung);
  }
});

/** Palace, element, group, then the directions in the order of `PalaceDirections`. */
const PALACES = `
Càn|Kim|Tây tứ mệnh|Tây|Đông Bắc|Tây Nam|Tây Bắc|Nam|Đông|Bắc|Đông Nam
Đoài|Kim|Tây tứ mệnh|Tây Bắc|Tây Nam|Đông Bắc|Tây|Đông|Nam|Đông Nam|Bắc
Cấn|Thổ|Tây tứ mệnh|Tây Nam|Tây Bắc|Tây|Đông Bắc|Đông Nam|Bắc|Đông|Nam
Khôn|Thổ|Tây tứ mệnh|Đông Bắc|Tây|Tây Bắc|Tây Nam|Bắc|Đông Nam|Nam|Đông
Khảm|Thủy|Đông tứ mệnh|Đông Nam|Đông|Nam|Bắc|Tây Nam|Đông Bắc|Tây Bắc|Tây
Ly|Hỏa|Đông tứ mệnh|Đông|Đông Nam|Bắc|Nam|Tây Bắc|Tây|Tây Nam|Đông Bắc
Chấn|Mộc|Đông tứ mệnh|Nam|Bắc|Đông Nam|Đông|Tây|Tây Bắc|Đông Bắc|Tây Nam
Tốn|Mộc|Đông tứ mệnh|Bắc|Nam|Đông|Đông Nam|Đông Bắc|Tây Nam|Tây|Tây Bắc`;

Deno.test('cungMenh() returns the element, group and eight directions of each palace', () => {
  const rows = PALACES.trim().split('\n').map((line) => line.split('|'));
  for (let year = 1984; year < 1993; year++) {
    for (const gender of ['male', 'female'] as const) {
      const { cung, nguHanh, nhom, directions } = cungMenh(year, gender);
      const row = rows.find(([name]) => name === cung)!;
      assert.deepEqual([cung, nguHanh, nhom, ...Object.values(directions)], row);
      assert.deepEqual(Object.keys(directions), [
        'sinhKhi',
        'thienY',
        'dienNien',
        'phucVi',
        'tuyetMenh',
        'nguQuy',
        'lucSat',
        'hoaHai',
      ]);
    }
  }
});
