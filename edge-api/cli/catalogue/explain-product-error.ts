import { products } from '../../db/schema/catalogue-tables.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { OwnerError } from '../owner-error.ts';
import type { CommandContext } from '../shop-command.ts';
import { nearestIds } from './nearest-ids.ts';

/** Sentences about an invalid field of a product. */
const fieldErrors: Readonly<Record<string, readonly [code: string, message: string]>> = {
  quantity: ['NOT_A_STOCK', 'The stock must be a whole number from 0 to 1.000.000.'],
  price: ['NOT_A_PRICE', 'A price must be a whole number of đồng from 1 to 1.000.000.000.000.'],
  originalPrice: ['NOT_A_PRICE', 'A price must be a whole number of đồng.'],
};

/**
 * Returns a function that rethrows the error of an operation on a product with a sentence for the
 * owner. An unknown id gets similar ones as suggestions.
 */
export function explainProductError({ database }: Pick<CommandContext, 'database'>, id: string) {
  return async (error: unknown): Promise<never> => {
    if (error instanceof ValidationError) {
      const known = fieldErrors[error.issues[0]?.path ?? ''];
      if (known) throw new OwnerError(...known);
    }
    if (!(error instanceof NotFoundError)) throw error;
    const rows = await database.read.select({ id: products.id }).from(products);
    const suggestions = nearestIds(id, rows.map((row) => row.id));
    const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : '';
    const message = `There is no product ${JSON.stringify(id)}.${hint}`;
    throw new OwnerError('UNKNOWN_PRODUCT', message, { suggestions });
  };
}
