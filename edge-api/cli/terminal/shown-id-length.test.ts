import assert from 'node:assert/strict';
import { shownIdLength } from './shown-id-length.ts';

Deno.test('shownIdLength() returns the length to which ids are cut in a list', () => {
  const rows = [{ id: '4079fbf8-bc46' }, { id: '4079fbf8-be01' }];
  assert.equal(shownIdLength(rows, { width: 80 }), 11);
  assert.equal(shownIdLength(rows, { width: undefined }), undefined);
});
