import { suggestProducts } from '../catalogue/nearest-ids.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { OwnerError } from './owner-error.ts';
import type { CommandContext } from './shop-command.ts';

const fieldErrors: Readonly<Record<string, readonly [code: string, message: string]>> = {
  quantity: ['NOT_A_STOCK', 'The stock must be a whole number from 0 to 1.000.000.'],
  price: ['NOT_A_PRICE', 'A price must be a whole number of đồng from 1 to 1.000.000.000.000.'],
  originalPrice: ['NOT_A_PRICE', 'A price must be a whole number of đồng.'],
};

/**
 * Returns a function that rethrows the error of an operation on a product with a sentence for the
 * owner. An unknown id gets similar ones as suggestions.
 */
export function explainProductError({ run }: CommandContext, id: string) {
  return async (error: unknown): Promise<never> => {
    if (error instanceof ValidationError) {
      const known = fieldErrors[error.issues[0]?.path ?? ''];
      if (known) throw new OwnerError(...known);
    }
    if (!(error instanceof NotFoundError)) throw error;
    const { ids: suggestions } = await run(suggestProducts, { id });
    const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : '';
    throw unknownIdError('product', id, hint, { suggestions });
  };
}

/**
 * Returns a function that rethrows the error of a search by the beginning of an id with a sentence
 * for the owner.
 *
 * @param hint further sentence about an unknown id
 */
export function explainLookupError(kind: 'order' | 'review', id: string, hint = '') {
  return (error: unknown): never => {
    if (error instanceof ValidationError) {
      throw new OwnerError('ID_TOO_SHORT', `Give at least 4 letters of the ${kind}'s id.`);
    }
    throw error instanceof NotFoundError ? unknownIdError(kind, id, hint) : error;
  };
}

const unknownIdError = (kind: string, id: string, hint: string, details = {}) =>
  new OwnerError(
    `UNKNOWN_${kind.toUpperCase()}`,
    `There is no ${kind} ${JSON.stringify(id)}.${hint}`,
    details,
  );
