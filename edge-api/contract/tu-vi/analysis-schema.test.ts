import { analyze } from '@thach-an/lunar';
import assert from 'node:assert/strict';
import { analysisSchema } from './analysis-schema.ts';

const analysis = analyze({
  name: 'An',
  birthYear: 1985,
  birthMonth: 2,
  birthDay: 10,
  birthHour: 8,
  gender: 'female',
});

const isValid = (data: unknown) => analysisSchema.safeParse(data).success;

Deno.test('analysisSchema reads an analysis, also with further fields', () => {
  for (const data of [analysis, { ...analysis, version: 2 }]) {
    assert.deepEqual(analysisSchema.parse(data), analysis);
  }
});

Deno.test('analysisSchema refuses an analysis without one of its fields, or with another type', () => {
  for (const name of Object.keys(analysis)) {
    assert.equal(isValid({ ...analysis, [name]: undefined }), false, name);
    assert.equal(isValid({ ...analysis, [name]: [1] }), false, name);
  }
  for (const name of Object.keys(analysis.menh)) {
    assert.equal(isValid({ ...analysis, menh: { ...analysis.menh, [name]: null } }), false, name);
  }
  assert.equal(isValid({ ...analysis, menh: { ...analysis.menh, numbers: ['5'] } }), false);
  for (const data of [undefined, null, 'An', 1, [], {}]) assert.equal(isValid(data), false);
});

Deno.test('analysisSchema refuses an unknown element', () => {
  assert.equal(isValid({ ...analysis, menh: { ...analysis.menh, nguHanh: 'Khí' } }), false);
});
