import type { Can, Chi, NguHanh } from '@thach-an/lunar';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementOf } from './element-of.ts';

const stems: Record<NguHanh, Can[]> = {
  Mộc: ['Giáp', 'Ất'],
  Hỏa: ['Bính', 'Đinh'],
  Thổ: ['Mậu', 'Kỷ'],
  Kim: ['Canh', 'Tân'],
  Thủy: ['Nhâm', 'Quý'],
};

const branches: Record<NguHanh, Chi[]> = {
  Mộc: ['Dần', 'Mão'],
  Hỏa: ['Tỵ', 'Ngọ'],
  Thổ: ['Thìn', 'Tuất', 'Sửu', 'Mùi'],
  Kim: ['Thân', 'Dậu'],
  Thủy: ['Hợi', 'Tý'],
};

for (const [kind, table] of [['stems', stems], ['branches', branches]] as const) {
  test(`elementOf() returns the element of all ${kind}`, () => {
    for (const [element, names] of Object.entries(table)) {
      for (const name of names) assert.equal(elementOf(name), element, name);
    }
  });
}
