import { InvalidArgumentError } from 'commander';

/** Reads a whole number of the command line. */
export function readNumber(text: string): number {
  if (!/^-?\d+$/.test(text)) {
    throw new InvalidArgumentError('It must be a whole number in digits only, as 1250000.');
  }
  return Number(text);
}
