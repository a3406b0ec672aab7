import assert from 'node:assert/strict';
import { readOrderSearch } from './search-expressions.ts';

Deno.test('readOrderSearch() reads a search for orders by code, phone number, name and e-mail address', () => {
  assert.deepEqual(readOrderSearch('Đặng An'), [
    { column: 'words', beginnings: ['dang', 'an'] },
    { column: 'compact', beginnings: ['dangan'] },
  ]);
  assert.deepEqual(readOrderSearch('+84 912 345'), [
    { column: 'words', beginnings: ['0912345'] },
  ]);
});
