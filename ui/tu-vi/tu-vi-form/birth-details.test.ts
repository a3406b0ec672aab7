import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSolarTime, noDetails, parseLongitude } from './birth-details.ts';

test('parseLongitude() accepts a decimal point or comma', () => {
  assert.equal(parseLongitude('105.85'), 105.85);
  assert.equal(parseLongitude(' 106,7 '), 106.7);
  assert.equal(parseLongitude('-180'), -180);
});

test('parseLongitude() rejects other texts', () => {
  for (const text of ['', '180.5', '1e2', '105.85.1', 'đông', '٣', '1000', '--5']) {
    assert.equal(parseLongitude(text), undefined, text);
  }
});

test('hasSolarTime() requires the time and the longitude', () => {
  assert.equal(hasSolarTime(noDetails), false);
  assert.equal(hasSolarTime({ ...noDetails, time: '08:30' }), false);
  assert.equal(hasSolarTime({ ...noDetails, place: 'south' }), false);
  assert.equal(hasSolarTime({ ...noDetails, time: '08:30', place: 'south' }), true);
  const abroad = { ...noDetails, time: '08:30', place: 'elsewhere', utcOffset: '1' } as const;
  assert.equal(hasSolarTime(abroad), false);
  assert.equal(hasSolarTime({ ...abroad, longitude: '2.35' }), true);
  assert.equal(hasSolarTime({ ...abroad, longitude: '2.35', utcOffset: '' }), false);
});
