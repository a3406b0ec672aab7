import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesDivision } from './match-division.ts';

const daNang = 'Thành phố Đà Nẵng';

test('matchesDivision() ignores case and accents, and reads đ as d', () => {
  for (const query of ['da nang', 'DA NANG', 'Đà Nẵng', 'đa nẵng', 'nang da', 'thanh pho', 'ẵng']) {
    assert.ok(matchesDivision(daNang, query), query);
  }
  assert.ok(matchesDivision('Tỉnh Đắk Lắk', 'dak lak'));
  assert.ok(matchesDivision('Thị xã Ngã Năm', 'nga nam'));
});

test('matchesDivision() finds composed and decomposed spelling alike', () => {
  assert.ok(matchesDivision(daNang, 'đà nẵng'.normalize('NFD')));
  assert.ok(matchesDivision(daNang.normalize('NFD'), 'đà nẵng'));
});

test('matchesDivision() wants every typed word', () => {
  assert.ok(!matchesDivision(daNang, 'da lat'));
  assert.ok(!matchesDivision(daNang, 'danang'));
  assert.ok(!matchesDivision(daNang, 'x'));
});

test('matchesDivision() takes an empty query for all', () => {
  for (const query of ['', '  ', '\t', '.']) assert.ok(matchesDivision(daNang, query));
});

test('matchesDivision() takes initials, and a number as a whole', () => {
  assert.ok(matchesDivision('Thành phố Hồ Chí Minh', 'hcm'));
  assert.ok(matchesDivision('Thành phố Hồ Chí Minh', 'TP.HCM'));
  assert.ok(matchesDivision('Quận 1', 'q1'));
  assert.ok(matchesDivision('Quận 10', 'q.10'));
  assert.ok(!matchesDivision('Quận 2', 'q1'));
  assert.ok(!matchesDivision('Thành phố Hà Nội', 'hcm'));
});

test('matchesDivision() takes signs as plain text', () => {
  for (const query of ['%', '.*x', '(', '[a-z]', '\\', '$', '<b>']) {
    assert.ok(!matchesDivision(daNang, query), query);
  }
  assert.ok(matchesDivision("Huyện M'Đrắk", "m'drak"));
});
