import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesDivision } from './match-division.ts';

const daNang = 'Thành phố Đà Nẵng';

test('matchesDivision() ignores case and diacritics, and treats đ as d', () => {
  for (const query of ['da nang', 'DA NANG', 'Đà Nẵng', 'đa nẵng', 'nang da', 'thanh pho', 'ẵng']) {
    assert.ok(matchesDivision(daNang, query), query);
  }
  assert.ok(matchesDivision('Tỉnh Đắk Lắk', 'dak lak'));
  assert.ok(matchesDivision('Thị xã Ngã Năm', 'nga nam'));
});

test('matchesDivision() accepts composed and decomposed spelling', () => {
  assert.ok(matchesDivision(daNang, 'đà nẵng'.normalize('NFD')));
  assert.ok(matchesDivision(daNang.normalize('NFD'), 'đà nẵng'));
});

test('matchesDivision() requires every typed word', () => {
  assert.ok(!matchesDivision(daNang, 'da lat'));
  assert.ok(!matchesDivision(daNang, 'danang'));
  assert.ok(!matchesDivision(daNang, 'x'));
});

test('matchesDivision() matches everything with an empty query', () => {
  for (const query of ['', '  ', '\t', '.']) assert.ok(matchesDivision(daNang, query));
});

test('matchesDivision() matches initials, and whole numbers only', () => {
  assert.ok(matchesDivision('Thành phố Hồ Chí Minh', 'hcm'));
  assert.ok(matchesDivision('Thành phố Hồ Chí Minh', 'TP.HCM'));
  assert.ok(matchesDivision('Quận 1', 'q1'));
  assert.ok(matchesDivision('Quận 10', 'q.10'));
  assert.ok(!matchesDivision('Quận 2', 'q1'));
  assert.ok(!matchesDivision('Thành phố Hà Nội', 'hcm'));
});

test('matchesDivision() treats special characters as plain text', () => {
  for (const query of ['%', '.*x', '(', '[a-z]', '\\', '$', '<b>']) {
    assert.ok(!matchesDivision(daNang, query), query);
  }
  assert.ok(matchesDivision("Huyện M'Đrắk", "m'drak"));
});
