import { analyze } from '@thach-an/lunar';
import assert from 'node:assert/strict';
import { readAnalysis } from './read-analysis.ts';

const analysis = analyze({
  name: 'An',
  birthYear: 1985,
  birthMonth: 2,
  birthDay: 10,
  birthHour: 8,
  gender: 'female',
});

Deno.test('readAnalysis() returns an analysis, also with further fields', () => {
  assert.equal(readAnalysis(analysis), analysis);
  const more = { ...analysis, version: 2 };
  assert.equal(readAnalysis(more), more);
});

Deno.test('readAnalysis() refuses an analysis without one of its fields, or with another type', () => {
  for (const name of Object.keys(analysis)) {
    assert.equal(readAnalysis({ ...analysis, [name]: undefined }), undefined, name);
    assert.equal(readAnalysis({ ...analysis, [name]: [1] }), undefined, name);
  }
  for (const name of Object.keys(analysis.menh)) {
    const menh = { ...analysis.menh, [name]: null };
    assert.equal(readAnalysis({ ...analysis, menh }), undefined, name);
  }
  const numbers = ['5'];
  assert.equal(readAnalysis({ ...analysis, menh: { ...analysis.menh, numbers } }), undefined);
  for (const data of [undefined, null, 'An', 1, [], {}]) {
    assert.equal(readAnalysis(data), undefined);
  }
});

Deno.test('readAnalysis() refuses an unknown element', () => {
  const menh = { ...analysis.menh, nguHanh: 'Khí' };
  assert.equal(readAnalysis({ ...analysis, menh }), undefined);
});
