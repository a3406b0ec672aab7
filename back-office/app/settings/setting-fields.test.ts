import assert from 'node:assert/strict';
import { defaultSettingValues } from '../../../edge-api/settings/setting-keys.ts';
import { groupSettings, settingGroups } from './setting-fields.ts';

Deno.test('each setting is on the page once, and each field is a setting', () => {
  const names = groupSettings(defaultSettingValues)
    .flatMap(({ fields }) => fields.map(({ name }) => name));
  assert.deepEqual(names.toSorted(), Object.keys(defaultSettingValues).toSorted());
  const labelled = settingGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
  assert.deepEqual(labelled.filter((name) => !(name in defaultSettingValues)), []);
});

Deno.test('a setting without a label has its key', () => {
  const groups = groupSettings({ 'contact.fax': '', 'later.days': 3 });
  assert.deepEqual(groups.flatMap(({ fields }) => fields), [
    { name: 'contact.fax', label: 'contact.fax', kind: 'text' },
    { name: 'later.days', label: 'later.days', kind: 'number' },
  ]);
  assert.equal(groups.at(-1)?.title, 'Khác');
});
