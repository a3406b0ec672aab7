import assert from 'node:assert/strict';
import { columnsFor } from './columns-for.ts';
import { reviews } from './schema/review-tables.ts';

Deno.test('columnsFor() returns the columns with the names of fields, and no others', () => {
  const columns = columnsFor(reviews, { id: 1, rating: 2, productName: 3 });
  assert.deepEqual(columns, { id: reviews.id, rating: reviews.rating });
});
