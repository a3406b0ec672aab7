import assert from 'node:assert/strict';
import { findBankIssues, groupSettings, settingGroups } from './setting-fields.ts';

Deno.test('a setting without a label has its key', () => {
  const groups = groupSettings({ 'contact.fax': '', 'later.days': 3 });
  assert.deepEqual(groups.flatMap(({ fields }) => fields), [
    { name: 'contact.fax', label: 'contact.fax', kind: 'text' },
    { name: 'later.days', label: 'later.days', kind: 'number' },
  ]);
  assert.equal(groups.at(-1)?.title, 'Khác');
});

Deno.test('each setting has a known kind, and a choice has options', () => {
  for (const { name, kind = 'text', options } of settingGroups.flatMap(({ fields }) => fields)) {
    assert.match(kind, /^(?:text|paragraph|lines|number|money|email|time|choice|check)$/, name);
    assert.equal(options !== undefined, kind === 'choice', name);
  }
});

Deno.test('a bank account without one of its parts is refused, and one without all is not', () => {
  const stored = {
    'transfer.bank': '970436',
    'transfer.account': '001101234567',
    'transfer.name': 'NGUYEN AN',
  };
  const pathsOf = (changes: object, from = {}) =>
    findBankIssues({ ...changes }, from).map(({ path }) => path);
  assert.deepEqual(pathsOf({ 'transfer.name': ' ' }, stored), ['transfer.name']);
  assert.deepEqual(pathsOf({ 'transfer.bank': '970436' }), ['transfer.account', 'transfer.name']);
  assert.deepEqual(pathsOf(stored), []);
  const none = { 'transfer.bank': '', 'transfer.account': '', 'transfer.name': '' };
  assert.deepEqual(pathsOf(none, stored), []);
  // An account that is incomplete already does not keep the other settings from being saved.
  assert.deepEqual(pathsOf({ name: 'An' }, { ...stored, 'transfer.name': '' }), []);
});
