import { InvalidArgumentError } from 'commander';

/** Maximum of `--limit`. */
export const maxLimit = 1_000;

/**
 * Parses the option `--limit` of a list.
 *
 * @throws {InvalidArgumentError} if it is not a whole number from 1 to {@linkcode maxLimit}
 */
export function parseLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > maxLimit) {
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${maxLimit}.`);
  }
  return limit;
}
