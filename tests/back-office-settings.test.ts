import assert from 'node:assert/strict';
import { groupSettings, settingGroups } from '../back-office/app/settings/setting-fields.ts';
import { defaultSettingValues } from '../edge-api/settings/setting-keys.ts';

Deno.test('each setting is on the page once, and each field is a setting', () => {
  const names = groupSettings(defaultSettingValues)
    .flatMap(({ fields }) => fields.map(({ name }) => name));
  assert.deepEqual(names.toSorted(), Object.keys(defaultSettingValues).toSorted());
  const labelled = settingGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
  assert.deepEqual(labelled.filter((name) => !(name in defaultSettingValues)), []);
});
