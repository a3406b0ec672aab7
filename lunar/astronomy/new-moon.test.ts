import assert from 'node:assert/strict';
import { readCsv } from '../testdata/read-csv.ts';
import { newMoonInstant } from './civil-day-instants.ts';

const SYNODIC_MONTH = 29.530588861 * 86_400_000;

Deno.test('newMoonInstant() is within 0.1 s of an independent computation', () => {
  const rows = readCsv('ambiguous-events.csv').filter(({ event }) => event === 'new moon');
  assert.ok(rows.length > 10);
  for (const { utc } of rows) {
    const expected = Date.parse(utc!);
    const k = Math.round((expected - Date.parse('2000-01-06T18:14:00Z')) / SYNODIC_MONTH);
    assert.ok(Math.abs(newMoonInstant(k) - expected) <= 100, `at ${utc}`);
  }
});
