import { NotFoundError, ValidationError } from '../errors.ts';
import { OwnerError } from './owner-error.ts';

/**
 * Returns a function that rethrows the error of a search by the beginning of an id with a sentence
 * for the owner.
 *
 * @param kind `order` or `review`
 * @param hint further sentence about an unknown id
 */
export function explainLookupError(kind: 'order' | 'review', id: string, hint = '') {
  return (error: unknown): never => {
    if (error instanceof ValidationError) {
      throw new OwnerError('ID_TOO_SHORT', `Give at least 4 letters of the ${kind}'s id.`);
    }
    if (!(error instanceof NotFoundError)) throw error;
    const message = `There is no ${kind} ${JSON.stringify(id)}.${hint}`;
    throw new OwnerError(`UNKNOWN_${kind.toUpperCase()}`, message);
  };
}
