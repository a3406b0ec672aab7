import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
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
  assert.equal(english.ratingField.star(1, 'Neutral'), '1 star, neutral');
  assert.equal(english.reviewSummary.count(1_000), '1,000 reviews');
  assert.equal(english.reviewSummary.unit(1), 'review');
});

test('english calls an email always the same', () => {
  assert.deepEqual(textsIn(english).filter((text) => /\b(?:e-)?mails?\b/i.test(text)), []);
});

test('english names the hours for which a link to set a password works', () => {
  assert.match(english.resetPasswordPanel.refusedText, /within 24 hours/);
});

test('english has the texts of all components, and no others', async () => {
  const used = new Set<string>();
  for await (const path of glob('**/*.{ts,tsx}', { cwd: new URL('../..', import.meta.url) })) {
    const source = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
    for (const [, name] of source.matchAll(/\buseMessages\('(\w+)'/g)) used.add(name!);
  }
  assert.deepEqual(Object.keys(english).sort(), [...used].sort());
});

/** Vietnamese terms that English sentences contain. */
const terms = [
  'Tử Vi Đẩu Số Tân Biên',
  'Vân Đằng Thái Thứ Lang',
  'Tử Vi Đẩu Số Toàn Thư',
  'miếu, V vượng, Đ đắc, B bình, H hãm',
  ...['Cục', 'đại hạn', 'Hỏa', 'Lập xuân', 'Lưu Tứ Hóa', 'Mệnh', 'Mộc', 'Nạp âm', 'Sửu', 'Tết'],
  ...['Dương công kỵ', 'Nguyệt kỵ', 'Nguyệt phá', 'Tam nương', 'Thọ tử', 'Tứ ly', 'Tứ tuyệt'],
  'Vãng vong',
  ...['Thân', 'Thổ', 'Thủy', 'tiểu hạn', 'Tràng Sinh', 'Triệt', 'Tuần', 'Tử Vi', 'Tý'],
];

test('english has no Vietnamese words except terms of the birth chart', () => {
  const term = new RegExp(terms.join('|'), 'gi');
  const words = textsIn(english).flatMap((text) =>
    text.replaceAll(term, '').match(/\p{L}+/gu) ?? []
  );
  assert.deepEqual(words.filter((word) => /[^\p{ASCII}]/u.test(word)), []);
});

/** Returns the texts of an object; of functions, their code. */
function textsIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value)];
}
