import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from './english.ts';

test('english writes amounts with commas', () => {
  assert.equal(english.price.format(0), '0 VND');
  assert.equal(english.price.format(450_000), '450,000 VND');
  assert.equal(english.price.format(12_672_450_000), '12,672,450,000 VND');
});

test('english writes dates in the time zone of Vietnam', () => {
  assert.equal(english.dateTime.dateTime('2026-11-21T08:05:00.000Z'), '21 Nov 2026, 15:05');
  assert.equal(english.dateTime.date('2026-12-31T17:00:00.000Z'), '1 Jan 2027');
});

test('english writes one product in the singular', () => {
  assert.equal(english.storePage.found(0), '0 products');
  assert.equal(english.navbar.cart(1), 'Cart, 1 product');
  assert.equal(english.orderSummary.showLines(2), 'Show 2 products');
});

/** Vietnamese terms that English sentences contain. */
const terms = 'Tử Vi Tý Sửu Nạp âm Tết Lập xuân Thân Đại Tiểu hạn Mệnh Cục Đẩu Số Tân Biên Vân ' +
  'Đằng Thái Thứ Toàn Thư miếu vượng Đ đắc bình hãm Mộc Thủy Hỏa Thổ Tuần Triệt Tràng Lưu Tứ Hóa';

test('english has no Vietnamese words but for terms of the birth chart', () => {
  const allowed = new Set(terms.toLowerCase().split(' '));
  const found = textsIn(english).flatMap((text) => text.match(/[\p{L}]+/gu) ?? [])
    .filter((word) => /[^\p{ASCII}]/u.test(word) && !allowed.has(word.toLowerCase()));
  assert.deepEqual(found, []);
});

/** Returns the texts of an object; of functions, their code. */
function textsIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value)];
}
