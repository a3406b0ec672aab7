import assert from 'node:assert/strict';
import {
  groupSettings,
  settingGroups,
  withOwnForm,
} from '../back-office/app/settings/setting-fields.ts';
import { defaultSettingValues } from '../edge-api/settings/setting-keys.ts';

Deno.test('each setting is on the page once, and each field is a setting', () => {
  const names = groupSettings(defaultSettingValues)
    .flatMap(({ fields }) => fields.map(({ name }) => name));
  const listed = Object.keys(defaultSettingValues).filter((name) => !withOwnForm.has(name));
  assert.deepEqual(names.toSorted(), listed.toSorted());
  const labelled = settingGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
  assert.deepEqual(labelled.filter((name) => !(name in defaultSettingValues)), []);
});

Deno.test('each setting has a label in Vietnamese', () => {
  const fields = groupSettings(defaultSettingValues).flatMap(({ fields }) => fields);
  assert.deepEqual(fields.filter(({ name, label }) => name === label), []);
});
