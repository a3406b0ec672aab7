import assert from 'node:assert/strict';
import { groupSettings, settingGroups } from './setting-fields.ts';

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
