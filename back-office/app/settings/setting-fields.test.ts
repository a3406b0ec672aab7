import assert from 'node:assert/strict';
import { groupSettings } from './setting-fields.ts';

Deno.test('a setting without a label has its key', () => {
  const groups = groupSettings({ 'contact.fax': '', 'later.days': 3 });
  assert.deepEqual(groups.flatMap(({ fields }) => fields), [
    { name: 'contact.fax', label: 'contact.fax', kind: 'text' },
    { name: 'later.days', label: 'later.days', kind: 'number' },
  ]);
  assert.equal(groups.at(-1)?.title, 'Khác');
});
