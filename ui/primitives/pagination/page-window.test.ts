import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageWindow } from './page-window.ts';

test('pageWindow() lists the first page, the last page and the neighbours', () => {
  assert.deepEqual(pageWindow(6, 20), [1, 'gap', 5, 6, 7, 'gap', 20]);
});

test('pageWindow() lists every page of up to five', () => {
  assert.deepEqual(pageWindow(1, 1), [1]);
  assert.deepEqual(pageWindow(2, 3), [1, 2, 3]);
  assert.deepEqual(pageWindow(3, 5), [1, 2, 3, 4, 5]);
});

test('pageWindow() has one gap if the current page is first or last', () => {
  assert.deepEqual(pageWindow(1, 9), [1, 2, 'gap', 9]);
  assert.deepEqual(pageWindow(9, 9), [1, 'gap', 8, 9]);
});

test('pageWindow() lists a page instead of a gap of one page', () => {
  assert.deepEqual(pageWindow(4, 9), [1, 2, 3, 4, 5, 'gap', 9]);
  assert.deepEqual(pageWindow(6, 9), [1, 'gap', 5, 6, 7, 8, 9]);
});

test('pageWindow() is ascending, without duplicates, and contains the current page', () => {
  for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const numbers = pageWindow(page, pageCount).filter((item) => item !== 'gap');
      assert.deepEqual(numbers, [...new Set(numbers)].sort((a, b) => a - b));
      assert.ok(numbers.includes(page));
      assert.equal(numbers[0], 1);
      assert.equal(numbers.at(-1), pageCount);
      assert.ok(numbers.length <= 7);
    }
  }
});
