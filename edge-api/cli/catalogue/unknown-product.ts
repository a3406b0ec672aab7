import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { nearestIds } from './nearest-ids.ts';
import { OwnerError } from '../owner-error.ts';

/** Creates the error for an unknown product id, with similar ids as suggestions. */
export async function unknownProduct({ read }: Database, id: string): Promise<OwnerError> {
  const rows = await read.select({ id: products.id }).from(products);
  const suggestions = nearestIds(id, rows.map((row) => row.id));
  const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : '';
  return new OwnerError('UNKNOWN_PRODUCT', `There is no product ${JSON.stringify(id)}.${hint}`, {
    suggestions,
  });
}
