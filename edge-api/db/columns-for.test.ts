import assert from 'node:assert/strict';
import { columnsFor, pickColumns } from './columns-for.ts';
import { reviews } from './schema/review-tables.ts';

Deno.test('columnsFor() returns the columns with the names of fields, and no others', () => {
  const columns = columnsFor(reviews, { id: 1, rating: 2, productName: 3 });
  assert.deepEqual(columns, { id: reviews.id, rating: reviews.rating });
});

Deno.test('pickColumns() returns the named columns in the order of the names', () => {
  const columns = pickColumns(reviews, 'rating', 'id');
  assert.deepEqual(Object.entries(columns), [['rating', reviews.rating], ['id', reviews.id]]);
});
