import { InvalidArgumentError } from 'commander';

/**
 * Parses a whole number of the command line.
 *
 * @throws {InvalidArgumentError} if the text has characters other than digits and a leading minus
 */
export function parseWholeNumber(text: string): number {
  if (!/^-?\d+$/.test(text)) {
    throw new InvalidArgumentError('It must be a whole number in digits only, such as 1250000.');
  }
  return Number(text);
}
