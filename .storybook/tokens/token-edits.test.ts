import assert from 'node:assert/strict';
import {
  editStyles,
  editToken,
  exportTheme,
  isTokenValue,
  noEdits,
  readEdits,
  writeEdits,
} from './token-edits.ts';

const jade = '--color-jade';

Deno.test('exportTheme() returns only the changed tokens, by theme', () => {
  const light = editToken(noEdits, 'light', jade, '#0b6b57', '#0e5a4a');
  assert.equal(exportTheme(light), '@theme {\n  --color-jade: #0b6b57;\n}\n');
  const both = editToken(light, 'dark', jade, '#66ccaa', '#57bfa3');
  assert.equal(
    exportTheme(both),
    '@theme {\n  --color-jade: #0b6b57;\n}\n\n@variant dark {\n  --color-jade: #66ccaa;\n}\n',
  );
  assert.equal(exportTheme(noEdits), '');
});

Deno.test('editToken() forgets a token that has its original value again', () => {
  const edited = editToken(noEdits, 'light', jade, '#0b6b57', '#0e5a4a');
  assert.deepEqual(editToken(edited, 'light', jade, '#0e5a4a', '#0e5a4a'), noEdits);
});

Deno.test('editStyles() applies the edits of a theme to that theme only', () => {
  const styles = editStyles(editToken(noEdits, 'dark', jade, '#66ccaa', '#57bfa3'));
  assert.doesNotMatch(styles, /light/);
  assert.match(styles, /^:root\[data-theme='dark'\] \{\n {2}--color-jade: #66ccaa;/);
  assert.match(styles, /@media \(prefers-color-scheme: dark\) \{\n:root:not\(\[data-theme\]\)/);
});

Deno.test('isTokenValue() rejects other notations of colours and further declarations', () => {
  assert.ok(isTokenValue(jade, '#0B6B57'));
  assert.ok(isTokenValue('--radius-card', '12px'));
  for (const value of ['', 'green', '#0b6', '#0b6b57; color: red']) {
    assert.equal(isTokenValue(jade, value), false, value);
  }
  for (const value of ['', ' ', '4px; }', '4px /* … */', 'url(https://x.example)']) {
    assert.equal(isTokenValue('--spacing', value), false, value);
  }
});

Deno.test('readEdits() reads what writeEdits() writes, and ignores what is no token', () => {
  const edits = editToken(noEdits, 'dark', jade, '#66ccaa', '#57bfa3');
  assert.deepEqual(readEdits(writeEdits(edits), [jade]), edits);
  assert.deepEqual(readEdits(writeEdits(edits), []), noEdits);
  const invalid = ['{', 'null', '1', '{"light":null}', `{"light":{"${jade}":"red;}"}}`];
  for (const text of [null, ...invalid, `{"dark":{"${jade}":1}}`]) {
    assert.deepEqual(readEdits(text, [jade]), noEdits, String(text));
  }
});
