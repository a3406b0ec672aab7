import assert from 'node:assert/strict';
import { fromFieldValue, toFieldValue } from './field-values.ts';

Deno.test('amounts have dots, and times are those of Vietnam', () => {
  assert.equal(toFieldValue('money', 1_200_000), '1.200.000');
  assert.equal(toFieldValue('time', 0), '1970-01-01T07:00');
  assert.equal(toFieldValue('number', null), '');
});

Deno.test('a text that is no number is sent as it is', () => {
  assert.equal(fromFieldValue('money', '1.200.000'), 1_200_000);
  assert.equal(fromFieldValue('time', '1970-01-01T07:00'), 0);
  // The control of Chrome takes a year of six digits, and NaN would be sent as no time.
  assert.equal(fromFieldValue('time', '20266-11-24T07:00'), '20266-11-24T07:00');
  assert.equal(fromFieldValue('number', ''), null);
  assert.equal(fromFieldValue('number', 'x'), 'x');
  assert.equal(fromFieldValue('money', '1.5'), '1.5');
  assert.equal(fromFieldValue('money', '350k'), 350_000);
  assert.equal(fromFieldValue('number', '10%'), 10);
});
