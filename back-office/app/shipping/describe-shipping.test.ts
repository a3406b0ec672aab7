import assert from 'node:assert/strict';
import { describeShipping } from './describe-shipping.ts';

Deno.test('two groups of provinces that differ in any field are described in other words', () => {
  const group = { name: 'Miền Trung', provinces: ['Huế'], fee: 30_000, freeFrom: 0, time: '' };
  const others = [
    { ...group, name: 'Trung' },
    { ...group, provinces: ['Huế', 'Đà Nẵng'] },
    { ...group, fee: 35_000 },
    { ...group, freeFrom: 500_000 },
    { ...group, time: '3 ngày' },
  ];
  const texts = [group, ...others].map((one) => describeShipping('groups', [one]));
  assert.equal(new Set(texts).size, texts.length, texts.join('\n'));
});

Deno.test('the days of work are described by their name', () => {
  assert.equal(describeShipping('workDays', 'mon-sat'), 'Thứ Hai đến thứ Bảy');
});
